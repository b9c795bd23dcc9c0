import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { appearanceAttributes, appearanceCookie, readAppearance, themePreferences } from './theme-preference.ts';
import { themeScript, themeScriptHash } from './theme-script.ts';

const densities = ['roomy', 'standard', 'dense'] as const;
const appearances = themePreferences.flatMap((theme) => densities.map((density) => ({ theme, density })));

/** Runs the script with a cookie and returns the root element's attributes. */
function run(cookie: string): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(themeScript, { document: { cookie, documentElement: { dataset } } });
  return dataset;
}

describe('appearance', () => {
  it.each(appearances)('survives the cookie: $theme, $density', (appearance) => {
    const [pair = ''] = appearanceCookie(appearance).split(';');
    expect(readAppearance(`session=x; ${pair}; other=y`)).toEqual(appearance);
  });

  it.each([null, undefined, '', 'appearance=', 'appearance=%00.x', 'appearance=<script>', 'xappearance=night.dense'])(
    'takes %j for the default',
    (header) => {
      expect(readAppearance(header)).toEqual({ theme: 'system', density: 'standard' });
    },
  );

  it('follows the system by omitting the theme attribute', () => {
    expect(appearanceAttributes({ theme: 'system', density: 'dense' })).toEqual({ 'data-density': 'dense' });
    expect(appearanceAttributes({ theme: 'night', density: 'standard' })).toEqual({
      'data-theme': 'night',
      'data-density': 'standard',
    });
  });
});

describe('theme script', () => {
  it.each(appearances)('sets the same attributes as the server: $theme, $density', (appearance) => {
    const [pair = ''] = appearanceCookie(appearance).split(';');
    const expected = appearanceAttributes(appearance);
    expect(run(`a=1; ${pair}`)).toEqual({
      ...(expected['data-theme'] && { theme: expected['data-theme'] }),
      density: expected['data-density'],
    });
  });

  it.each(['', 'appearance=', 'appearance=x"onload.y', 'other=night.dense'])('sets nothing from %j', (cookie) => {
    expect(run(cookie)).toEqual({});
  });

  it('matches its CSP hash', () => {
    expect(themeScriptHash).toBe(`'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`);
  });
});
