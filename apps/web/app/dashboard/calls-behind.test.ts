import { describe, expect, it } from 'vitest';
import { callsText, readCalls } from './calls-behind.ts';

describe('the calls an address names', () => {
  it('are read as they were written', () => {
    const behind = { slug: 'lantern-nonPSP', from: '2026-11-01', to: '2026-11-17' };
    expect(readCalls(callsText(behind))).toEqual(behind);
  });

  it.each([null, '', 'montgomery', 'montgomery~2026-11-17~2026-11-01', '../x~2026-11-01~2026-11-17', 'a~b~c'])('are none in %j', (text) => {
    expect(readCalls(text)).toBeNull();
  });
});
