import { calls } from '@roadside/contract/calls';
import { expect, it } from 'vitest';
import { callExportOf } from '../server/call-details.server.ts';
import { callsExportOf } from '../server/calls.server.ts';

const exported = (query: string) =>
  calls.elements.startExport.body.parse(
    callExportOf({ params: { slug: 'harbor' }, search: new URLSearchParams(query) }, ['city']),
  );

it('limits the file to calls this location passed if the list is', () => {
  expect(exported('passed=here&order=-sc_dt')).toMatchObject({
    counted_by: { metric: 'passed_calls_freq', part: 'numerator' },
    order_by: '-sc_dt',
    columns: ['city'],
  });
  expect(exported('')).not.toHaveProperty('counted_by');
});

it('writes the calls behind a number as the drawer lists them', () => {
  const behind = (query: string) =>
    calls.elements.exportXlsx.body.parse(
      callsExportOf({
        params: { slug: 'harbor' },
        search: new URLSearchParams(`from=2026-11-01&to=2026-11-17&${query}`),
      }),
    );
  expect(behind('metric=ata_avg&part=denominator&only=service:Tow')).toMatchObject({
    counted_by: { metric: 'ata_avg', part: 'denominator' },
    order_by: '-sc_dt',
    request: {
      slug: 'harbor',
      parameters: { filters: { tcd__in: ['5', '5F', '8'], sc_dt__gte: '2026-11-01', sc_dt__lte: '2026-11-17' } },
    },
  });
  expect(behind('only=wait')).toMatchObject({ order_by: '-ata_minutes' });
  expect(behind('only=wait')).not.toHaveProperty('counted_by');
});
