import { expect, it } from 'vitest';
import { rawRequest } from './requests.server.ts';

const asked = (query: string) =>
  rawRequest('lantern', new URLSearchParams(`dashboard=2&${query}`)).request().parameters;
const october = 'sc_dt_surveys__gte=2025-10-01&sc_dt_surveys__lte=2025-10-31';

it('asks for the call days of a link, even those of more than a year ago', () => {
  expect(asked(october)).toMatchObject({
    time_type: ['Range'],
    filters: { sc_dt_surveys__gte: '2025-10-01', sc_dt_surveys__lte: '2025-10-31' },
    args: { from: '2025-10-01', to: '2025-10-31' },
  });
});

it.each([
  'time=Range',
  'sc_dt_surveys__gte=2025-10-31&sc_dt_surveys__lte=2025-10-01',
  'sc_dt_surveys__gte=2001-01-01&sc_dt_surveys__lte=2026-01-01',
])('asks for the last year with %s, which names no days a request may cover', (query) => {
  expect(asked(query).args).toEqual({ dynamic: true });
});
