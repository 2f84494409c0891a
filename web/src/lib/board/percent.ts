import type { Language } from "../words";

/** "45 %" in French, "45%" in English. */
export function inPercent(whole: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: "percent" }).format(whole / 100);
}

/**
 * Whole percentages that add up to 100: what is cut off goes to those from whom most was cut. What may happen is never
 * said to be impossible, nor its contrary certain.
 */
export function percentages(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total <= 0) return shares.map(() => 0);
  const exact = shares.map((share) => (share / total) * 100);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, part) => sum + part, 0);
  const byLoss = exact.map((value, index) => ({ index, loss: value % 1 })).sort((a, b) => b.loss - a.loss);
  for (const { index } of byLoss.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  exact.forEach((value, index) => {
    if (value === 0 || whole[index] !== 0) return;
    const most = whole.indexOf(Math.max(...whole));
    whole[index] = 1;
    whole[most] = (whole[most] ?? 0) - 1;
  });
  return whole;
}
