// The hourly series of the bench, read where they lie.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const files = [
  { name: 'Disabled vehicles', file: 'montco911/hourly_counts.csv.gz', column: 1 },
  { name: 'Accidents', file: 'montco911/hourly_counts.csv.gz', column: 2 },
  { name: 'Bank calls', file: 'hourly/bank_calls_feb1999.csv.gz', column: 1 },
  { name: 'Bike rentals', file: 'hourly/bike_rentals.csv.gz', column: 1 },
  { name: 'Ambulance calls', file: 'hourly/ems_bronx.csv.gz', column: 1 },
];

/** Every series whose file is in the folder: its name, first day, and calls per hour, 24 for each day. */
export function seriesIn(folder) {
  return files.filter(({ file }) => existsSync(join(folder, file))).map((entry) => readSeries(folder, entry));
}

function readSeries(folder, { name, file, column }) {
  const rows = gunzipSync(readFileSync(join(folder, file)))
    .toString('utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  return {
    name,
    firstDay: rows[0][0].slice(0, 10),
    counts: Float64Array.from(rows, (row) => Number(row[column])),
  };
}
