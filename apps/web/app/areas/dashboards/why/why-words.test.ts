import { describe, expect, it } from 'vitest';
import { callsOfPart } from '@roadside/domain/metrics';
import { partWords } from './why-words.ts';

const lead = (dimension: 'service' | 'provider' | 'wait', key: string) => ({
  dimension,
  key,
  before: 0.44,
  after: 0.475,
});

describe('a part of a change', () => {
  it.each([
    ['service_mix', lead('service', 'Tow'), 'Service mix changed. Tow: 47.5% of the calls, 44% before.', 'service:Tow'],
    [
      'provider_mix',
      lead('provider', 'C'),
      'Provider mix within a service changed. NON-PSP: 47.5% of the calls, 44% before.',
      'provider:C',
    ],
    [
      'provider_mix',
      lead('provider', ''),
      'Provider mix within a service changed. Unknown: 47.5% of the calls, 44% before.',
      null,
    ],
    [
      'wait',
      lead('wait', '60'),
      'Members waited longer or shorter on the same kind of calls. Waits of 60 to 90 min: 47.5% of the calls, 44% before.',
      'wait',
    ],
    ['wait', null, 'Members waited longer or shorter on the same kind of calls.', 'wait'],
    ['volume', null, 'More or fewer calls.', null],
  ] as const)('%s %j has a description and opens its calls', (part, of, words, only) => {
    expect(partWords({ part, lead: of })).toBe(words);
    expect(callsOfPart({ part, lead: of })).toBe(only);
  });
});
