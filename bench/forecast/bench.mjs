// The volume forecast on hourly 911 calls of Montgomery County, PA, next to the baselines that come with the data.
// Trained on the days to 2017-02-15 only, then one step ahead through 2017-04-12: each hour is forecast from the hours
// before it. Disabled vehicles are the benchmark; the accidents of the same file are forecast with the same code
// unchanged. BENCH_REPORT names the report file, BENCH_FORECAST_DATA the data folder.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import {
  forecastQuantile,
  forecastQuantiles,
  forecastRolling,
  trainVolumeModel,
} from '../../packages/domain/src/forecast/index.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const folder = [
  process.env.BENCH_FORECAST_DATA,
  join(root, '..', 'shared', 'data', 'montco911'),
  join(root, '..', '..', 'shared', 'data', 'montco911'),
].find((place) => place && existsSync(join(place, 'hourly_counts.csv.gz')));

const firstDay = '2015-12-11';
const trainedHours = 10_392;
const leads = { 'one hour ahead': 1, 'one day ahead': 24, 'one week ahead': 168 };
const baselines = {
  'hour-of-week mean': 'mean_hour_of_week_fixed',
  'last 8 weeks': 'mean_how_last_8wk_rolling',
  'last week': 'snaive_rolling_1wk',
  'profile x level': 'how_profile_x_recent_level',
};

function scores(forecast, actual) {
  const sum = { squares: 0, error: 0, absolute: 0, pinball: 0, inside: 0 };
  for (const [at, hour] of forecast.entries()) {
    const error = hour.mean - actual[at];
    sum.squares += error * error;
    sum.error += error;
    sum.absolute += Math.abs(error);
    const quantiles = forecastQuantiles.map((probability) => forecastQuantile(hour, probability));
    for (const [index, probability] of forecastQuantiles.entries()) {
      const miss = actual[at] - quantiles[index];
      sum.pinball += Math.max(probability * miss, (probability - 1) * miss) / quantiles.length;
    }
    if (actual[at] >= quantiles[0] && actual[at] <= quantiles.at(-1)) sum.inside += 1;
  }
  const n = forecast.length;
  return {
    RMSE: Math.sqrt(sum.squares / n),
    pin_mean: sum.pinball / n,
    bias: sum.error / n,
    MAE: sum.absolute / n,
    cov80: sum.inside / n,
  };
}

const measures = { RMSE: 'RMSE', pin_mean: 'mean pinball', bias: 'bias', MAE: 'MAE', cov80: 'within 10-90%' };

function linesOf(name, column, rows, known, gatesOf) {
  const counts = Float64Array.from(rows, (row) => Number(row[column]));
  const began = performance.now();
  const model = trainVolumeModel({ firstDay, counts: counts.slice(0, trainedHours) });
  console.log(`· ${name}: trained on ${trainedHours} hours in ${Math.round(performance.now() - began)} ms`);
  const actual = counts.slice(trainedHours);
  const ours = Object.fromEntries(
    Object.entries(leads).map(([words, lead]) => [
      words,
      scores(forecastRolling(model, { firstDay, counts }, trainedHours, lead), actual),
    ]),
  );
  return Object.entries(measures).map(([measure, words]) => ({
    what: `${name}, ${words}`,
    decimals: 4,
    values: {
      ...Object.fromEntries(Object.entries(ours).map(([lead, score]) => [lead, score[measure]])),
      ...Object.fromEntries(Object.entries(baselines).map(([shown, id]) => [shown, known[id][measure]])),
    },
    ...gatesOf(measure, ours['one hour ahead'][measure], known[baselines['hour-of-week mean']][measure]),
  }));
}

const limits = { RMSE: 1.734, pin_mean: 0.337, bias: 0.05 };

/** Disabled vehicles: below the fixed limits. */
const fixedGates = (measure, value) =>
  measure in limits
    ? { gate: { ratio: Math.abs(value), limit: limits[measure], what: `at most ${limits[measure]}` } }
    : {};
/** Accidents: below the hour-of-week mean. */
const relativeGates = (measure, value, mean) =>
  measure in limits
    ? { gate: { ratio: Math.abs(value) / Math.abs(mean), limit: 1, what: 'no worse than the hour-of-week mean' } }
    : {};

const report = { columns: [...Object.keys(leads), ...Object.keys(baselines)], lines: [] };
if (folder) {
  const rows = gunzipSync(readFileSync(join(folder, 'hourly_counts.csv.gz')))
    .toString('utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  const known = JSON.parse(readFileSync(join(folder, 'baselines.json'), 'utf8'));
  report.about =
    'Hourly calls, trained to 2017-02-15, tested 2017-02-16 to 04-12 hour by hour; bias is predicted less actual.';
  report.lines = [
    ...linesOf('Disabled vehicles', 1, rows, known.hourly_DISABLED, fixedGates),
    ...linesOf('Accidents, untuned', 2, rows, known.hourly_ACCIDENT, relativeGates),
  ];
} else report.skipped = 'the county’s call counts are not on this machine (BENCH_FORECAST_DATA names their folder)';

writeFileSync(
  process.env.BENCH_REPORT ?? join(root, 'artifacts', 'bench', 'forecast.json'),
  JSON.stringify(report, null, 2),
);
