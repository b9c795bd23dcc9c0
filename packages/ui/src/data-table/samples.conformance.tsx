import type { DataTableColumn } from './index.ts';

/** A month of one station: sample data for stories and tests. */
export interface StationMonth {
  readonly id: string;
  readonly station: string;
  readonly market: string;
  readonly code: string;
  readonly month: string;
  readonly lastCall: string;
  readonly calls: number;
  readonly minutes: number | null;
  readonly top: number;
  readonly answers: number;
  readonly active: boolean;
}

const stations = [
  'Ambler Towing',
  'Lansdale Auto',
  'San José Recovery',
  'Doylestown Recovery',
  'Quakertown Tow',
  'Keystone Roadside and the towns around it',
  'Three Rivers Tow',
  'Émile & Fils',
];
const markets = ['Philadelphia', 'Pittsburgh', 'Columbus', 'Fort Wayne'];
const codes = ['5F', '1B', '1E5', '5'];

/** Generates realistic rows that are the same on every machine. */
export function stationMonths(count: number): readonly StationMonth[] {
  return Array.from({ length: count }, (_, index): StationMonth => {
    const mixed = (Math.imul(index + 1, 2_654_435_761) >>> 8) % 10_000;
    const answers = mixed % 41;
    const month = 1 + (index % 6);
    return {
      id: `row-${index}`,
      station:
        index < stations.length
          ? (stations[index] as string)
          : `${stations[index % stations.length]} ${Math.floor(index / stations.length)}`,
      market: markets[mixed % 7 === 0 ? 1 : index % 4] as string,
      code: codes[mixed % 4] as string,
      month: `2026-0${month}-01`,
      lastCall: new Date(Date.UTC(2026, month - 1, 1 + (mixed % 27), mixed % 24, mixed % 60)).toISOString(),
      calls: mixed % 900,
      minutes: mixed % 11 === 0 ? null : 20 + (mixed % 400) / 10,
      top: Math.round(answers * (0.6 + (mixed % 40) / 100)),
      answers,
      active: mixed % 5 !== 0,
    };
  });
}

/** Sample columns: every type, a code, units, goals and totals. */
export const stationColumns: readonly DataTableColumn<StationMonth>[] = [
  { id: 'station', header: 'Station', type: 'text', value: (row) => row.station, rowHeader: true, priority: 1 },
  { id: 'market', header: 'Market', type: 'text', value: (row) => row.market },
  {
    id: 'code',
    header: 'Code',
    type: 'text',
    code: true,
    width: 88,
    value: (row) => row.code,
    description: 'Trouble code of the club.',
  },
  {
    id: 'month',
    header: 'Month',
    type: 'date',
    value: (row) => row.month,
    format: (value) =>
      value === null || value === undefined
        ? ''
        : new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
            typeof value === 'number' ? value : Date.parse(String(value)),
          ),
    width: 112,
  },
  { id: 'calls', header: 'Calls', type: 'number', aggregate: 'sum', value: (row) => row.calls, priority: 2 },
  {
    id: 'minutes',
    header: 'Arrival',
    unit: 'min',
    type: 'number',
    decimals: 1,
    aggregate: 'mean',
    value: (row) => row.minutes,
    goal: (row) => (row.minutes === null ? null : row.minutes <= 45 ? 'green' : row.minutes <= 55 ? 'yellow' : 'red'),
  },
  {
    id: 'satisfaction',
    header: 'Satisfied',
    unit: '%',
    type: 'number',
    decimals: 1,
    aggregate: { ratio: ['top', 'answers'], scale: 100 },
    value: (row) => (row.answers === 0 ? null : (100 * row.top) / row.answers),
  },
  { id: 'top', header: 'Top answers', type: 'number', aggregate: 'sum', value: (row) => row.top },
  { id: 'answers', header: 'Answers', type: 'number', aggregate: 'sum', value: (row) => row.answers },
  { id: 'lastCall', header: 'Last call', type: 'date-time', width: 184, value: (row) => row.lastCall },
  { id: 'active', header: 'Active', type: 'boolean', value: (row) => row.active },
];

export const stationId = (row: StationMonth): string => row.id;
