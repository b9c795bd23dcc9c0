// The forecasts everybody has. Each takes a history that ends with a whole day and returns the expected calls of the
// days after it, and of its own last days, which its spread is learned from.
import { dayFacts } from '../../packages/domain/src/forecast/index.ts';
import { solveSymmetric } from '../../packages/domain/src/forecast/linear-system.ts';

const week = 168;
const levelHours = 28 * 24;

const hourOfWeekAt = ({ firstDay }) => {
  const first = new Date(`${firstDay}T00:00:00Z`).getUTCDay() * 24;
  return (hour) => (first + hour) % week;
};

/** A mean for each hour of the week, from sums of calls and of exposure. */
function weekMeans(history, exposureAt = () => 1) {
  const at = hourOfWeekAt(history);
  const [calls, exposure] = [new Float64Array(week), new Float64Array(week)];
  for (const [hour, count] of history.counts.entries()) {
    calls[at(hour)] += count;
    exposure[at(hour)] += exposureAt(hour);
  }
  return calls.map((sum, cell) => (exposure[cell] > 0 ? sum / exposure[cell] : 0));
}

const span = (from, to, meanAt) => Float64Array.from({ length: to - from }, (_, at) => meanAt(from + at));

function from(history, ahead, past, meanAt) {
  const end = history.counts.length;
  return { ahead: span(end, end + ahead, meanAt), past: span(Math.max(0, end - past), end, meanAt) };
}

/** The same hour of the last week that is known. */
function seasonalNaive(history, ahead, past) {
  const { counts } = history;
  const known = (hour) => {
    let source = hour - week;
    while (source >= counts.length) source -= week;
    return counts[Math.max(source, hour % week)] ?? 0;
  };
  return from(history, ahead, past, known);
}

function hourOfWeekMean(history, ahead, past) {
  const [means, at] = [weekMeans(history), hourOfWeekAt(history)];
  return from(history, ahead, past, (hour) => means[at(hour)]);
}

/** The hour-of-week mean times the level of the last 28 days. */
function recentLevel(history, ahead, past) {
  const [means, at] = [weekMeans(history), hourOfWeekAt(history)];
  let [seen, due] = [0, 0];
  for (let hour = Math.max(0, history.counts.length - levelHours); hour < history.counts.length; hour += 1) {
    seen += history.counts[hour];
    due += means[at(hour)];
  }
  return from(history, ahead, past, (hour) => (means[at(hour)] * seen) / Math.max(due, 1e-9));
}

const smoothings = [0.05, 0.1, 0.2, 0.3, 0.5];

/** One exponentially smoothed level for each hour of the week, with the smoothing that was best on the history. */
function smoothing(history, ahead, past) {
  const at = hourOfWeekAt(history);
  const { counts } = history;
  const runs = smoothings.map((weight) => {
    const [levels, seen] = [new Float64Array(week), new Uint8Array(week)];
    const before = new Float64Array(counts.length);
    let squares = 0;
    for (const [hour, count] of counts.entries()) {
      const cell = at(hour);
      before[hour] = seen[cell] ? levels[cell] : count;
      squares += (count - before[hour]) ** 2;
      levels[cell] = seen[cell] ? levels[cell] + weight * (count - levels[cell]) : count;
      seen[cell] = 1;
    }
    return { levels, before, squares };
  });
  const best = runs.reduce((least, run) => (run.squares < least.squares ? run : least));
  return from(history, ahead, past, (hour) => best.before[hour] ?? best.levels[at(hour)]);
}

const rounds = 4;
const newtonSteps = 6;

/** Poisson regression on the hour of the week, a trend, and, after a year, two waves a year. */
function poissonRegression(history, ahead, past) {
  const at = hourOfWeekAt(history);
  const days = Math.floor(history.counts.length / 24);
  const facts = dayFacts(history.firstDay, days + Math.ceil(ahead / 24));
  const waves = days >= 365;
  const terms = facts.map(({ index, yearAngle }) => [
    (index - days) / 365.25,
    ...(waves ? [1, 2].flatMap((wave) => [Math.sin(wave * yearAngle), Math.cos(wave * yearAngle)]) : []),
  ]);
  let season = terms[0].map(() => 0);
  const factorOf = (day) => Math.exp(terms[day].reduce((sum, term, place) => sum + term * season[place], 0));
  let means = weekMeans(history);
  for (let round = 0; round < rounds; round += 1) {
    for (let step = 0; step < newtonSteps; step += 1) {
      const size = season.length;
      const gradient = season.map(() => 0);
      const curvature = Array.from({ length: size * size }, (_, place) => (place % (size + 1) === 0 ? 1 : 0));
      for (let day = 0; day < days; day += 1) {
        let [seen, due] = [0, 0];
        for (let hour = day * 24; hour < (day + 1) * 24; hour += 1) {
          seen += history.counts[hour];
          due += means[at(hour)];
        }
        const mean = due * factorOf(day);
        for (const [a, one] of terms[day].entries()) {
          gradient[a] += one * (seen - mean);
          for (const [b, other] of terms[day].entries()) curvature[a * size + b] += one * other * mean;
        }
      }
      const change = solveSymmetric(curvature, gradient);
      season = season.map((value, place) => value + Math.max(-1, Math.min(1, change[place])));
    }
    const factors = Float64Array.from({ length: days }, (_, day) => factorOf(day));
    means = weekMeans(history, (hour) => factors[Math.floor(hour / 24)]);
  }
  return from(history, ahead, past, (hour) => means[at(hour)] * factorOf(Math.floor(hour / 24)));
}

/** Every rival by name. */
export const rivals = {
  'seasonal naive': seasonalNaive,
  'hour-of-week mean': hourOfWeekMean,
  'mean x 28-day level': recentLevel,
  'exponential smoothing': smoothing,
  'Poisson regression': poissonRegression,
};
