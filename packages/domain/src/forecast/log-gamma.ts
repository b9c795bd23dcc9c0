/**
 * Natural logarithm of the gamma function above 0, to 1e-10: Stirling's series (M. Abramowitz and I. A. Stegun (1964),
 * formula 6.1.41), after the recurrence 6.1.15 has raised a small argument to where the series is exact.
 */
export function logGamma(x: number): number {
  let [shifted, product] = [x, 1];
  while (shifted < 9) {
    product *= shifted;
    shifted += 1;
  }
  const inverse = 1 / (shifted * shifted);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / shifted;
  return (shifted - 0.5) * Math.log(shifted) - shifted + 0.5 * Math.log(2 * Math.PI) + series - Math.log(product);
}
