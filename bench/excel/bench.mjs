// Writes 200,000 rows of 16 columns to an Excel file as they arrive in pages, as an export of Call Details does.
// Memory is flat if writing four times as many rows takes hardly more of it beyond the finished file. BENCH_REPORT
// names the report file; BENCH_ROWS is the number of rows.
import { writeFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { writeWorkbook } from '../../packages/workbook/src/writer/index.ts';

const rows = Number(process.env.BENCH_ROWS ?? 200_000);
const pageRows = 5_000;
const codes = ['5', '5F', '1B', '3E2', '007'];
const columns = [
  ...['Received', 'Arrived'].map((header) => ({ header, kind: 'instant' })),
  ...['Flag', 'Station', 'Driver', 'Service', 'Outcome', 'Clear code', 'Truck', 'Vehicle', 'City', 'Grid'].map(
    (header) => ({ header, kind: 'text' }),
  ),
  ...['ATA, min', 'PTA, min', 'Passes', 'Score'].map((header) => ({ header, kind: 'number', decimals: 0 })),
];

const start = Date.UTC(2026, 0, 1);
const lineOf = (index) => [
  { time: start + index * 60_000 },
  { time: start + index * 60_000 + 1_800_000 },
  index % 7 ? null : 'late',
  `Station ${index % 331}, Norristown`,
  `Driver ${index % 1701}`,
  codes[index % codes.length],
  'Completed',
  `${index % 90}`,
  `T${index % 40}`,
  '2019 Subaru Outback',
  'Norristown',
  `${index % 100}-${index % 37}`,
  20 + (index % 90),
  45,
  index % 3,
  1 + (index % 5),
];

async function* arriving(count) {
  for (let first = 0; first < count; first += pageRows) {
    await turn();
    for (let index = first; index < Math.min(first + pageRows, count); index++) yield lineOf(index);
  }
}

async function measure(count) {
  globalThis.gc?.();
  const before = process.memoryUsage();
  let peak = 0;
  const began = performance.now();
  const blob = await writeWorkbook({
    name: 'Calls',
    columns,
    rows: () => arriving(count),
    rowCount: count,
    about: { name: 'About', lines: [['Rows', String(count)]] },
    onProgress: () => {
      peak = Math.max(peak, process.memoryUsage().heapUsed);
    },
  });
  return {
    seconds: (performance.now() - began) / 1000,
    megabytes: (peak - before.heapUsed) / 1e6,
    file: blob.size / 1e6,
  };
}

await measure(pageRows);
const quarter = await measure(rows / 4);
const whole = await measure(rows);
const lines = [
  { what: `${rows} rows`, unit: 's', values: { ours: whole.seconds }, goal: { limit: 8 } },
  { what: 'heap while writing', unit: 'MB', values: { ours: whole.megabytes }, goal: { limit: 64 } },
  { what: 'heap of a quarter of the rows', unit: 'MB', values: { ours: quarter.megabytes } },
  { what: 'file', unit: 'MB', values: { ours: whole.file } },
];
const report = { about: 'An Excel file written as its rows arrive', columns: ['ours'], lines };
if (process.env.BENCH_REPORT) writeFileSync(process.env.BENCH_REPORT, JSON.stringify(report));
console.log(JSON.stringify(lines.map(({ what, unit, values }) => [what, unit, values.ours])));
