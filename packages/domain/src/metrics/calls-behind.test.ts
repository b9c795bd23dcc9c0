import { expect, it } from 'vitest';
import { callsOfNetwork, callsOfPart, firstPart, onlyFilters } from './index.ts';

it.each([
  [callsOfPart({ part: 'service_mix', lead: { dimension: 'service', key: 'Tow' } }), { tcd__in: ['Tow'] }],
  [callsOfPart({ part: 'provider_mix', lead: { dimension: 'provider', key: 'P' } }), { sc_svc_prov_type__in: ['P'] }],
  [callsOfPart({ part: 'provider_mix', lead: { dimension: 'provider', key: '' } }), {}],
  [callsOfPart({ part: 'wait', lead: { dimension: 'wait', key: '60' } }), {}],
  [callsOfNetwork('nonPSP'), { fac_type__in: ['nonPSP'] }],
  [null, {}],
])('%s limits a list of calls to %j', (only, filters) => {
  expect(onlyFilters(only)).toEqual(filters);
});

it.each([
  ['calls', 'higher', 'numerator'],
  ['percent', 'lower', 'numerator'],
  ['percent', 'higher', 'denominator'],
  ['minutes', 'lower', 'denominator'],
] as const)('a metric of %s where %s is better lists its %s first', (unit, direction, part) => {
  expect(firstPart({ unit, direction })).toBe(part);
});
