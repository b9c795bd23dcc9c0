/** The 97.5% point of the normal distribution: 95% of values are within plus or minus this. */
export const z95 = 1.959963984540054;

/** From this many degrees of freedom the expansion around the normal distribution is exact to 1e-6. */
const expandedFrom = 30;
const halfPi = Math.PI / 2;

/**
 * How many standard errors 95% of means are within, for an error estimated with `freedom` degrees of freedom: 12.71 for
 * two calls, 2.26 for ten, 1.96 for very many. At small n the normal distribution's 1.96 promises too much.
 * Sources: M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions" (1964), formulas 26.7.3 to 26.7.5.
 */
export const student95 = reachOf(0.95, z95);

/** As `student95`, for 99%: 63.66 for two values, 3.25 for ten, 2.58 for very many. */
export const student99 = reachOf(0.99, 2.5758293035489004);

/** @param z the same share's reach in the normal distribution */
function reachOf(share: number, z: number): (freedom: number) => number {
  const small: number[] = [];
  return (freedom) => {
    if (!(freedom > 0)) return Number.POSITIVE_INFINITY;
    // A fraction (Welch) counts as the whole number below it, which is the wider interval.
    const whole = Math.max(1, Math.floor(freedom));
    return whole < expandedFrom ? (small[whole] ??= solved(whole, share, z)) : expanded(whole, z);
  };
}

/** Newton's method on the exact distribution: it is concave above 0, so from below the root every step stays below it. */
function solved(freedom: number, share: number, z: number): number {
  let t = z;
  for (let step = 0; step < 100; step += 1) {
    const next = t + (share - within(t, freedom)) / (2 * density(t, freedom));
    if (Math.abs(next - t) < 1e-13 * t) return next;
    t = next;
  }
  return t;
}

/** The probability of a value between -t and t, for whole degrees of freedom. */
function within(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const odd = freedom % 2 === 1;
  let [term, sum] = odd ? [cosine, 0] : [1, 0];
  for (let index = odd ? 1 : 0; index < freedom - 1; index += 2) {
    sum += term;
    term *= ((index + 1) / (index + 2)) * cosine * cosine;
  }
  return odd ? (angle + sine * sum) / halfPi : sine * sum;
}

function density(t: number, freedom: number): number {
  // The ratio of gamma functions, by their recurrence from one or two degrees of freedom.
  let scale = freedom % 2 === 1 ? 1 / Math.PI : 1 / (2 * Math.SQRT2);
  for (let index = freedom % 2 === 1 ? 1 : 2; index < freedom; index += 2)
    scale *= ((index + 1) / index) * Math.sqrt(index / (index + 2));
  return scale * (1 + (t * t) / freedom) ** (-(freedom + 1) / 2);
}

function expanded(freedom: number, z: number): number {
  const z2 = z * z;
  const corrections = [
    (z2 + 1) / 4,
    ((5 * z2 + 16) * z2 + 3) / 96,
    (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384,
    ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) / 92_160,
  ];
  return z * corrections.reduceRight((sum, correction) => (sum + correction) / freedom, 0) + z;
}
