/** Which thing on the board an event speaks of: the game knows, or else it is a castle or a seat. */
import type { EventInfo } from "./api";
import type { GameModule } from "./board/contract";

export function thingOf(event: EventInfo, module: GameModule | null): string | null {
  if (module?.thingOf !== undefined) return module.thingOf(event);
  const { params } = event;
  if (typeof params["castle"] === "number") return `castle-${params["castle"]}`;
  return typeof params["seat"] === "number" ? `seat-${params["seat"]}` : null;
}
