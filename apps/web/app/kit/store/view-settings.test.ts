import { describe, expect, it } from 'vitest';
import { defaultView, pinnedTheme, readView, viewCookie } from './view-settings.ts';

describe('view settings', () => {
  it.each([null, '', 'other=1', 'view=', 'view=<script>.x.y', 'view=dark'])('are the default for %j', (cookies) => {
    expect(readView(cookies)).toEqual(defaultView);
  });

  it('are read from their cookie, whatever other cookies there are', () => {
    const view = { theme: 'night', contrast: 'more', rail: 'pinned', density: 'dense' } as const;
    expect(readView(`roadside=sealed; ${viewCookie(view).split(';')[0]}; last=1`)).toEqual(view);
  });

  it('from a cookie older than the density setting get standard density', () => {
    expect(readView('view=night.more.pinned')).toEqual({
      theme: 'night',
      contrast: 'more',
      rail: 'pinned',
      density: 'standard',
    });
  });

  it('pin a theme only when set to', () => {
    expect(pinnedTheme(defaultView)).toBeUndefined();
    expect(pinnedTheme({ ...defaultView, theme: 'night' })).toBe('night');
    expect(pinnedTheme({ ...defaultView, theme: 'day', contrast: 'more' })).toBe('day-contrast');
    expect(pinnedTheme({ ...defaultView, contrast: 'more' })).toBeUndefined();
  });
});
