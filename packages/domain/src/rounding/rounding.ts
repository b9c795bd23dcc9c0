/**
 * Rounds to a number of decimals, ties away from zero, by the decimal digits of the number (1.005 becomes 1.01). It is
 * exactly how `Intl.NumberFormat` rounds, so a number compared, added or exported equals the one on the screen. Never
 * -0.
 */
export function roundTo(value: number, decimals = 0): number {
  if (!Number.isFinite(value)) return value;
  const rounded = shifted(Math.round(shifted(Math.abs(value), decimals)), -decimals);
  // Adding 0 turns -0 into 0.
  return Math.sign(value) * rounded + 0;
}

/**
 * The difference of two numbers as shown: 84.2 and 87.0 on the screen are 2.8 apart, whatever their hidden decimals
 * are.
 */
export function shownDifference(value: number, from: number, decimals = 0): number {
  return roundTo(roundTo(value, decimals) - roundTo(from, decimals), decimals);
}

/** Beyond these, a difference is noise of the computation. */
const maxDecimals = 6;

/**
 * The fewest decimals, but no fewer than given, that show two numbers as different as they are: 82 and 81.96 with one
 * decimal are both 82.0, with two 82.00 and 81.96.
 */
export function decimalsApart(value: number, other: number, decimals: number): number {
  for (let digits = decimals; digits <= maxDecimals; digits += 1)
    if (roundTo(value, digits) !== roundTo(other, digits)) return digits;
  return decimals;
}

/**
 * Parts rounded so that they add up to the rounded total (largest remainder): each is rounded to the nearest, and what
 * is missing or too much goes to the parts that rounding changed most, the first of equals first.
 */
export function roundedParts(parts: readonly number[], decimals: number, total: number): readonly number[] {
  const units = parts.map((part) => shifted(roundTo(part, decimals), decimals));
  const sum = units.reduce((all, unit) => all + unit, 0);
  const missing = shifted(roundTo(total, decimals), decimals) - sum;
  const sign = Math.sign(missing);
  const byLoss = parts
    .map((part, index) => ({ loss: sign * (shifted(part, decimals) - (units[index] as number)), index }))
    .toSorted((a, b) => b.loss - a.loss || sign * (a.index - b.index));
  for (let left = Math.abs(missing), next = 0; left > 0 && byLoss.length > 0; left -= 1, next += 1) {
    const { index } = byLoss[next % byLoss.length] as (typeof byLoss)[number];
    units[index] = (units[index] as number) + sign;
  }
  return units.map((unit) => shifted(unit, -decimals));
}

/** Whole minutes between two instants (epoch milliseconds) as clocks without seconds show them: 9:15:50 to 9:17:10 is 2. */
export function shownMinutes(from: number, to: number): number {
  return Math.floor(to / msPerMinute) - Math.floor(from / msPerMinute);
}

const msPerMinute = 60_000;

/** Moves the decimal point by digits instead of multiplying, which would turn 1.005 into 100.49999999999999. */
function shifted(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}
