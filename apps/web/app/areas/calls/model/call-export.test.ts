import { calls } from '@roadside/contract/calls';
import { expect, it } from 'vitest';
import { callExportOf } from '../server/call-details.server.ts';

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
