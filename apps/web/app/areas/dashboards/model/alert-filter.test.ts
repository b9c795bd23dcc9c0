import { filtersWithService } from '@roadside/domain/dashboards';
import { expect, it } from 'vitest';
import { isAlertable } from './alert-filter.ts';

it.each([
  [{}, null, true],
  [{}, 'Tow', true],
  [{ tcd__in: ['Tow', 'Battery'] }, 'Tow', true],
  // These keep their own calls.
  [{ tcd__in: ['Battery'] }, 'Tow', false],
  [{ tcd__in: ['5F'] }, 'Tow', false],
  [{ tcd__in: ['Tow'] }, null, false],
  [{ hour__in: [18] }, null, false],
  [{ late: 'only' }, 'Tow', false],
] as const)('a number of %j with %s chosen: %s', (filters, service, expected) => {
  expect(isAlertable(filtersWithService(filters, service), service)).toBe(expected);
});
