import { describe, expect, it } from 'vitest';
import { callsOfPart } from '@roadside/domain/metrics';
import { partWords } from './why-words.ts';

const lead = (dimension: 'service' | 'provider' | 'wait', key: string) => ({
  dimension,
  key,
  before: 0.44,
  after: 0.475,
});

const percent = { decimals: 1, unit: 'percent' } as const;

describe('a part of a change', () => {
  it.each([
    [
      'rest',
      percent,
      { service: 'Tow', before: 84.12, after: 79.4 },
      'Results changed on the same kind of calls. Most on Tow: 79.4%, 84.1% before.',
    ],
    [
      'wait',
      { decimals: 1, unit: 'minutes' },
      { service: 'Battery', before: 40, after: 44.5 },
      'Members waited longer or shorter on the same kind of calls. Most on Battery: 44.5 min, 40.0 min before.',
    ],
  ] as const)('%s names the service that changed most', (part, heading, within, words) => {
    expect(partWords({ part, lead: null, within }, heading)).toBe(words);
  });

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
    expect(partWords({ part, lead: of }, percent)).toBe(words);
    expect(callsOfPart({ part, lead: of })).toBe(only);
  });
});
