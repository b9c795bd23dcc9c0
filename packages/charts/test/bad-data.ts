import type { Sample } from './charts.tsx';

const days = (count: number, from = Date.UTC(2026, 2, 1)) =>
  Array.from({ length: count }, (_, day) => new Date(from + day * 86_400_000).toISOString().slice(0, 10));
const long = 'Montgomery Roadside and Recovery of Greater Pennsylvania Inc.';

/** Messy real-world data: each sample must give a correct picture or a clear empty state, never an error. */
export const badData: Readonly<Record<string, Sample>> = {
  nothing: { positions: [], values: [] },
  'one point': { positions: ['2026-03-08'], values: [7] },
  'one zero': { positions: ['2026-03-08'], values: [0] },
  'all gaps': { positions: days(5), values: [null, undefined, Number.NaN, null, null] },
  'all the same': { positions: days(5), values: [4, 4, 4, 4, 4] },
  negative: { positions: days(5), values: [-4, -1, -7, -3, -2] },
  'both signs and gaps': { positions: days(6), values: [-4, null, 9, Number.NaN, 2, -1] },
  infinite: { positions: days(3), values: [Number.POSITIVE_INFINITY, 3, Number.NEGATIVE_INFINITY] },
  'a million millions': { positions: days(3), values: [1e12, 2.5e12, -1e12] },
  tiny: { positions: days(3), values: [1e-9, 2e-9, 3e-9] },
  'fewer values than positions': { positions: days(5), values: [1, 2] },
  'unsorted days': { positions: ['2026-03-05', '2026-03-01', '2026-03-09', '2026-03-02'], values: [5, 1, 9, 2] },
  'duplicate days': { positions: ['2026-03-01', '2026-03-01', '2026-03-02'], values: [1, 3, 2] },
  'unreadable days': { positions: ['2026-03-01', 'soon', null, '2026-03-04'], values: [1, 2, 3, 4] },
  'a day clocks change': {
    positions: Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 2, 8, 5 + hour)).toISOString()),
    values: Array.from({ length: 24 }, (_, hour) => hour),
  },
  'a day of 25 hours': {
    positions: Array.from({ length: 25 }, (_, hour) => new Date(Date.UTC(2026, 10, 1, 4 + hour)).toISOString()),
    values: Array.from({ length: 25 }, (_, hour) => 25 - hour),
  },
  'unsorted and double moments': {
    positions: ['2026-03-08T07:30:00Z', '2026-03-08T06:30:00Z', '2026-03-08T06:30:00Z', 'x'],
    values: [3, 1, 2, 9],
  },
  'long names': { positions: [long, 'Erie', `${long} II`, 'מונטגומרי', 'مونتغمري'], values: [4, 2, 9, 3, 1] },
  'the same name twice': { positions: ['Erie', 'Erie', 'Dayton'], values: [1, 2, 3] },
  'ten thousand': {
    positions: Array.from({ length: 10_000 }, (_, row) => row),
    values: Array.from({ length: 10_000 }, (_, row) => Math.sin(row / 90) * 40 + (row % 7)),
  },
};
