import { describe, expect, it } from 'vitest';
import { whyNotStarting } from '../bootstrap/chromium.mjs';
import { flakyNotes, skippedNotes } from './parts.mjs';

describe('a Chromium that does not start', () => {
  it('names the missing library and how to install it', () => {
    const said = whyNotStarting(
      'chromium: error while loading shared libraries: libnspr4.so: cannot open shared object file: No such file',
    );
    expect(said).toContain('libnspr4.so is missing');
    expect(said).toContain('apt-get install');
    expect(said).toContain('CHROMIUM_PATH');
  });

  it('names a system that is too old', () => {
    expect(whyNotStarting("chromium: /lib/libc.so.6: version `GLIBC_2.34' not found (required by x)")).toContain(
      'older than GLIBC 2.34',
    );
  });

  it('otherwise repeats its output', () => {
    expect(whyNotStarting('Illegal instruction')).toContain('Illegal instruction');
  });
});

describe('notes of skipped tests', () => {
  const result = (status: string, group: string, title = 'a test') => ({ status, ancestorTitles: [group], title });

  it('name each group once, with its reason and count, and no test that ran', () => {
    const assertionResults = [
      result('passed', 'ran'),
      result('skipped', 'real incidents: skipped, there is no file', 'one'),
      result('pending', 'real incidents: skipped, there is no file', 'two'),
      result('todo', 'later'),
    ];
    expect(skippedNotes({ testResults: [{ assertionResults }] })).toEqual([
      'skipped: real incidents: skipped, there is no file (2)',
      'skipped: later (1)',
    ]);
  });
});

describe('notes of flaky journeys', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

  it('name each test that needed a second try, and no other', () => {
    const suites = [
      {
        title: 'login.e2e.ts',
        specs: [spec('signs in', 'expected'), spec('signs out', 'flaky')],
        suites: [{ title: 'on a phone', specs: [spec('signs in', 'flaky'), spec('fails', 'unexpected')] }],
      },
      { title: 'maps.e2e.ts', specs: [spec('opens', 'skipped')] },
    ];
    expect(flakyNotes({ suites })).toEqual([
      'flaky: login.e2e.ts › signs out failed, then passed on its second try',
      'flaky: login.e2e.ts › on a phone › signs in failed, then passed on its second try',
    ]);
  });
});
