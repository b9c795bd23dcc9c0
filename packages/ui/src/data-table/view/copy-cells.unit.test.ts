import { describe, expect, it } from 'vitest';
import { plainLines } from '../model/display-lines.ts';
import { stationColumns, type StationMonth, stationMonths } from '../samples.conformance.tsx';
import { copyCells } from './copy-cells.ts';
import { viewColumns } from './view-column.ts';

const rows: readonly StationMonth[] = [
  { ...(stationMonths(1)[0] as StationMonth), station: '=SUM(A1)', calls: 1840, lastCall: '2026-06-01T02:30:00Z' },
  ...stationMonths(3),
];
const options = {
  lines: plainLines(Uint32Array.from(rows.keys())),
  rows,
  columnIds: ['#pick', 'station', 'calls', 'lastCall'],
  views: viewColumns(stationColumns, { locale: 'de-DE', timeZone: 'America/New_York', yes: 'Ja', no: 'Nein' }),
  rules: { masked: (id: string, row: StationMonth) => id === 'calls' && row !== rows[0], maskedText: 'fewer than 10' },
  clock: (instant: number) => instant - 4 * 3_600_000,
  groupText: () => '',
};

describe('copyCells', () => {
  it('gives numbers without group separators, local times, and no formulas', () => {
    expect(
      copyCells({ anchor: { row: 0, column: 0 }, focus: { row: 0, column: 3 } }, { row: 0, column: 0 }, options),
    ).toEqual({ text: "'=SUM(A1)\t1840\t2026-05-31 22:30:00", cells: 3 });
  });

  it('copies the text of a masked cell, not its value', () => {
    expect(
      copyCells({ anchor: { row: 2, column: 2 }, focus: { row: 1, column: 2 } }, { row: 1, column: 2 }, options),
    ).toEqual({ text: 'fewer than 10\r\nfewer than 10', cells: 2 });
  });

  it('has nothing to copy from the header, the totals or the checkboxes', () => {
    expect(copyCells(null, { row: -1, column: 1 }, options)).toBeNull();
    expect(copyCells(null, { row: rows.length, column: 1 }, options)).toBeNull();
    expect(copyCells(null, { row: 0, column: 0 }, options)).toBeNull();
  });
});
