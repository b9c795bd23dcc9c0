import { describe, expect, it } from 'vitest';
import { callsText, readCalls, type CallsBehind } from './calls-behind.ts';

const all: CallsBehind = {
  slug: 'lantern-nonPSP',
  from: '2026-11-01',
  to: '2026-11-17',
  element: null,
  metric: null,
  part: 'denominator',
  only: null,
};

describe('the calls behind a number in the URL', () => {
  it.each([
    all,
    { ...all, element: 4, metric: 'ata_avg' },
    { ...all, metric: 'passed_calls_freq', part: 'numerator', only: 'service:Light Service' },
    { ...all, only: 'wait' },
    { ...all, only: 'service:Tow+wait' },
    { ...all, metric: 'count_calls', part: 'numerator', only: 'network:nonPSP' },
  ] as const)('round-trip: %j', (behind) => {
    expect(readCalls(callsText(behind))).toEqual(behind);
  });

  it('need only a location and dates', () => {
    expect(readCalls('lantern-nonPSP~2026-11-01~2026-11-17')).toEqual(all);
  });

  it.each([
    '',
    'montgomery',
    'montgomery~2026-11-17~2026-11-01',
    '../x~2026-11-01~2026-11-17',
    'a~b~c',
    'montgomery~2026-11-01~2026-11-17~4~ata_avg~both~-',
    'montgomery~2026-11-01~2026-11-17~4~ata_avg~numerator~driver:7',
  ])('rejects %j', (text) => {
    expect(readCalls(text)).toBeNull();
  });
});
