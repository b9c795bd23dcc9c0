import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../test/describe-conformance.tsx';
import { dataTableConformance } from './data-table.conformance.tsx';
import { stationColumns, stationId, stationMonths } from './samples.conformance.tsx';
import { DataTable } from './index.ts';

describeConformance(dataTableConformance);

describe('DataTable before script', () => {
  const html = renderToString(
    <DataTable aria-label="Stations" rows={stationMonths(1000)} columns={stationColumns} rowId={stationId} totals />,
  );

  it('shows the first thirty rows and says how many there are', () => {
    expect(html.match(/data-component="DataTable\.Row"/g)).toHaveLength(30);
    expect(html.includes('aria-rowcount="1002"')).toBe(true);
    expect(html.includes('Ambler Towing')).toBe(true);
  });

  it('writes values in the reader’s words', () => {
    expect(html.includes('1,000 rows')).toBe(true);
    expect(html.includes(', <!-- -->close to goal')).toBe(true);
  });
});
