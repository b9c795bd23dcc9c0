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

describe('the calls an address names', () => {
  it.each([
    all,
    { ...all, element: 4, metric: 'ata_avg' },
    { ...all, metric: 'passed_calls_freq', part: 'numerator', only: 'service:Light Service' },
    { ...all, only: 'wait' },
  ] as const)('are read as they were written: %j', (behind) => {
    expect(readCalls(callsText(behind))).toEqual(behind);
  });

  it('may be named by their place and days alone', () => {
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
  ])('are none in %j', (text) => {
    expect(readCalls(text)).toBeNull();
  });
});
