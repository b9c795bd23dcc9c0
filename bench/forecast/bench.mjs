// The volume forecast on hourly counts of places unlike the demo, next to the forecasts everybody has. The product plans
// one to three weeks ahead, so the last days of each series are forecast one, seven and fourteen days ahead, by models
// trained again every day on the calls before, at most two years of them. BENCH_REPORT names the report file,
// BENCH_FORECAST_DATA the data folder.
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  fitDispersion,
  forecastVolume,
  hoursPerDay,
  trainVolumeModel,
} from '../../packages/domain/src/forecast/index.ts';
import { addDays } from '../../packages/domain/src/calendar/index.ts';
import { rivals } from './rivals.mjs';
import { Tally } from './scores.mjs';
import { seriesIn } from './series.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const folder = [
  process.env.BENCH_FORECAST_DATA,
  join(root, '..', 'shared', 'data'),
  join(root, '..', '..', 'shared', 'data'),
].find((place) => place && existsSync(place) && seriesIn(place).length > 0);

const leads = [1, 7, 14];
const hoursAhead = Math.max(...leads) * hoursPerDay;
/** The product trains on as many days. */
const historyDays = 730;
/** The last eight weeks are forecast, or the last quarter of a shorter series. */
const testDays = (days) => Math.min(56, Math.floor(days / 4));
/** Hours that a rival's spread is learned from. */
const spreadHours = 56 * hoursPerDay;
const largestBias = 0.05;

function ours(history) {
  return forecastVolume(trainVolumeModel(history), history, hoursAhead);
}

function withSpread(rival) {
  return (history) => {
    const { ahead, past } = rival(history, hoursAhead, spreadHours);
    const dispersion = fitDispersion(past, history.counts.subarray(history.counts.length - past.length), 3);
    return Array.from(ahead, (mean) => ({ mean, dispersion }));
  };
}

const forecasters = {
  Roadside: ours,
  ...Object.fromEntries(Object.entries(rivals).map(([name, rival]) => [name, withSpread(rival)])),
};

/** Scores of each forecaster at each lead. */
function judge({ firstDay, counts }) {
  const days = Math.floor(counts.length / hoursPerDay);
  const firstTested = days - testDays(days);
  const tallies = new Map(
    Object.keys(forecasters).map((name) => [name, new Map(leads.map((lead) => [lead, new Tally()]))]),
  );
  for (let known = firstTested - Math.max(...leads) + 1; known < days; known += 1) {
    const first = Math.max(0, known - historyDays);
    const history = {
      firstDay: addDays(firstDay, first),
      counts: counts.slice(first * hoursPerDay, known * hoursPerDay),
    };
    for (const [name, forecast] of Object.entries(forecasters)) {
      const hours = forecast(history);
      for (const lead of leads) {
        const day = known + lead - 1;
        if (day < firstTested || day >= days) continue;
        for (let hour = 0; hour < hoursPerDay; hour += 1)
          tallies
            .get(name)
            .get(lead)
            .add(hours[(lead - 1) * hoursPerDay + hour], counts[day * hoursPerDay + hour]);
      }
    }
  }
  return tallies;
}

function linesOf(series) {
  const began = performance.now();
  const tallies = judge(series);
  console.log(`· ${series.name}: ${Math.round((performance.now() - began) / 1000)} s`);
  return leads.flatMap((lead) => {
    const scores = Object.fromEntries([...tallies].map(([name, byLead]) => [name, byLead.get(lead).scores]));
    const valuesOf = (measure) => Object.fromEntries(Object.keys(scores).map((name) => [name, scores[name][measure]]));
    const what = `${series.name}, ${lead} ${lead === 1 ? 'day' : 'days'} ahead`;
    const best = (measure) => Math.min(...Object.keys(rivals).map((name) => scores[name][measure]));
    const against = (measure, words) => ({
      what: `${what}, ${words}`,
      decimals: 3,
      values: valuesOf(measure),
      gate: {
        ratio: scores.Roadside[measure] / best(measure),
        limit: 1,
        what: 'no worse than the best of the others',
      },
    });
    return [
      against('RMSE', 'RMSE'),
      against('pinball', 'mean pinball'),
      {
        what: `${what}, bias over mean`,
        decimals: 3,
        values: valuesOf('bias'),
        gate: { ratio: Math.abs(scores.Roadside.bias), limit: largestBias, what: 'at most 5 % of the mean' },
      },
      { what: `${what}, within 10-90 %`, decimals: 3, values: valuesOf('inside') },
    ];
  });
}

const report = { columns: Object.keys(forecasters), lines: [] };
if (folder) {
  report.about =
    'Hourly counts, trained again every day; bias is predicted less actual. The gate compares with the best.';
  report.lines = seriesIn(folder).flatMap(linesOf);
} else report.skipped = 'no hourly counts are on this machine (BENCH_FORECAST_DATA names their folder)';

writeFileSync(
  process.env.BENCH_REPORT ?? join(root, 'artifacts', 'bench', 'forecast.json'),
  JSON.stringify(report, null, 2),
);
