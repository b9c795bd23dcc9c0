import { expect, it } from 'vitest';
import { filtersIn } from './filters-in.server.ts';

it.each([
  ['{"state__in":["PA"],"late":"only"}', { state__in: ['PA'], late: 'only' }],
  ['', {}],
  ['{}', {}],
  ['null', {}],
  ['[{"late":"only"}]', {}],
  ['"late"', {}],
  ['7', {}],
  ['{"late":', {}],
])('reads the filters of an address: %s', (text, filters) => expect(filtersIn(text)).toEqual(filters));
