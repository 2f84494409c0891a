/** Changes of a view, as a stream tells them: the server's `changes.py` says what they mean and how they are found. */
export type Path = (string | number)[];
/** Nothing is there any more; there is that now; or in a list, from `first` on: so many gone, and what came instead. */
export type Change = [Path] | [Path, unknown] | [path: Path, first: number, gone: number, come: unknown[]];

/** The value with changes made. It stays what it was itself, and shares with the new one whatever did not change. */
export function applied<T>(value: T, changes: Change[]): T {
  return changes.reduce<unknown>((seen, [path, ...change]) => placed(seen, path, change), value) as T;
}

function placed(value: unknown, path: Path, change: unknown[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change.length === 3 ? spliced(value as unknown[], change) : change[0];
  if (rest.length === 0 && change.length === 0) return without(value as object, step);
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  copy[step] = placed(copy[step], rest, change);
  return copy;
}

function without(value: object, name: string | number): unknown {
  return Object.fromEntries(Object.entries(value).filter(([known]) => known !== name));
}

function spliced(items: unknown[], change: unknown[]): unknown[] {
  const [first, gone, come] = change as [number, number, unknown[]];
  return items.toSpliced(first, gone, ...come);
}
