// How far forecasts were off: the same sums for ours and for the rivals.
import { forecastQuantile, forecastQuantiles } from '../../packages/domain/src/forecast/index.ts';

/** Adds up the errors of a forecast, hour by hour. */
export class Tally {
  #n = 0;
  #squares = 0;
  #error = 0;
  #actual = 0;
  #pinball = 0;
  #inside = 0;

  /** @param hour a forecast hour: mean and dispersion */
  add(hour, actual) {
    const quantiles = forecastQuantiles.map((probability) => forecastQuantile(hour, probability));
    this.#n += 1;
    this.#squares += (hour.mean - actual) ** 2;
    this.#error += hour.mean - actual;
    this.#actual += actual;
    for (const [at, probability] of forecastQuantiles.entries()) {
      const miss = actual - quantiles[at];
      this.#pinball += Math.max(probability * miss, (probability - 1) * miss) / quantiles.length;
    }
    if (actual >= quantiles[0] && actual <= quantiles.at(-1)) this.#inside += 1;
  }

  /** RMSE and mean pinball loss in calls; bias as a share of the mean; share of hours within 10-90 %. */
  get scores() {
    return {
      RMSE: Math.sqrt(this.#squares / this.#n),
      pinball: this.#pinball / this.#n,
      bias: this.#error / Math.max(1, this.#actual),
      inside: this.#inside / this.#n,
    };
  }
}
