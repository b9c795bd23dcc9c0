import { describe, expect, it } from 'vitest';
import { defaultView, pinnedTheme, readView, viewCookie } from './view-settings.ts';

describe('view settings', () => {
  it.each([null, '', 'other=1', 'view=', 'view=<script>.x.y', 'view=dark'])('are the default for %j', (cookies) => {
    expect(readView(cookies)).toEqual(defaultView);
  });

  it('come back from their cookie, whatever stands beside it', () => {
    const view = { theme: 'night', contrast: 'more', rail: 'pinned', density: 'dense' } as const;
    expect(readView(`roadside=sealed; ${viewCookie(view).split(';')[0]}; last=1`)).toEqual(view);
  });

  it('of a cookie from before density was kept come back in standard density', () => {
    expect(readView('view=night.more.pinned')).toEqual({
      theme: 'night',
      contrast: 'more',
      rail: 'pinned',
      density: 'standard',
    });
  });

  it('pin a theme only when asked to', () => {
    expect(pinnedTheme(defaultView)).toBeUndefined();
    expect(pinnedTheme({ ...defaultView, theme: 'night' })).toBe('night');
    expect(pinnedTheme({ ...defaultView, theme: 'day', contrast: 'more' })).toBe('day-contrast');
    expect(pinnedTheme({ ...defaultView, contrast: 'more' })).toBeUndefined();
  });
});
