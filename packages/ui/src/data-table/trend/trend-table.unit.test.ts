import { describe, expect, it } from 'vitest';
import type { TrendSeries } from '../data-table.props.ts';
import type { Pivot } from '../model/pivot-rows.ts';
import { stationColumns } from '../samples.conformance.tsx';
import type { TableText } from '../view/table-words.ts';
import { viewColumns } from '../view/view-column.ts';
import { trendTable } from './trend-table.ts';

const shown = (value: number) => ({ value, masked: false });
const pivot: Pivot = {
  dates: ['2026-01-01', '2026-02-01'],
  series: [
    { key: '["A","calls"]', group: 'A', valueId: 'calls', cells: [shown(1200), { value: 4, masked: true }] },
    { key: '["B","calls"]', group: 'B', valueId: 'calls', cells: [shown(7), { value: null, masked: false }] },
  ],
  totals: [{ key: '[null,"calls"]', group: null, valueId: 'calls', cells: [shown(1207), { value: 4, masked: true }] }],
};
const text: TableText = (key) => key;
const drawn: TrendSeries[] = [];
const given = {
  options: { by: 'market', values: ['calls'], renderTrend: (series: TrendSeries) => void drawn.push(series) },
  views: viewColumns(stationColumns, { locale: 'en-US', timeZone: 'UTC', yes: 'Yes', no: 'No' }),
  dateId: 'month',
  text,
};

describe('trendTable', () => {
  it('has a line per group and a column per date', () => {
    const { rows, columns, pinned, foot } = trendTable(pivot, false, given);
    expect(columns.map(({ id }) => id)).toEqual(['#names', '#trend', '2026-01-01', '2026-02-01']);
    expect(columns.at(-1)?.header).toBe('Feb 2026');
    expect(pinned).toEqual(['#names']);
    const january = columns[2];
    expect(rows.map((row) => january?.format?.(january.value(row)))).toEqual(['1,200', '7']);
    expect(foot?.cellOf('2026-01-01')).toEqual({ content: '1,207', masked: false });
    expect(foot?.cellOf('2026-02-01')).toEqual({ content: 'withheld', masked: true });
  });

  it('has a line per date and a column per group, the total among them', () => {
    const { rows, columns } = trendTable(pivot, true, given);
    expect(columns.map(({ header }) => header)).toEqual(['Month', 'A', 'B', 'totals']);
    expect(rows.map((row) => columns[3]?.value(row))).toEqual([1207, null]);
  });

  it('renders a series with gaps where a number is masked', () => {
    drawn.length = 0;
    const { rows, columns } = trendTable(pivot, false, given);
    columns[1]?.cell?.(rows[0] as (typeof rows)[number], { tabIndex: -1, text: '' });
    expect(drawn).toEqual([{ label: 'A', valueId: 'calls', dates: pivot.dates, values: [1200, null] }]);
  });
});
