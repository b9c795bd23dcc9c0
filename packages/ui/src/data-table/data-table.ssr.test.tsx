import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { stationColumns, stationId, stationMonths } from './samples.conformance.tsx';
import { DataTable } from './index.ts';

describe('DataTable before hydration', () => {
  const html = renderToString(
    <DataTable aria-label="Stations" rows={stationMonths(1000)} columns={stationColumns} rowId={stationId} totals />,
  );

  it('shows the first thirty rows and the row count', () => {
    expect(html.match(/data-component="DataTable\.Row"/g)).toHaveLength(30);
    expect(html.includes('aria-rowcount="1002"')).toBe(true);
    expect(html.includes('Ambler Towing')).toBe(true);
  });

  it('formats values for the locale', () => {
    expect(html.includes('1,000 rows')).toBe(true);
    expect(html.includes(', <!-- -->close to goal')).toBe(true);
  });
});
