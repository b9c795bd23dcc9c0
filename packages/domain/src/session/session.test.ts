import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookmarkDisplay,
  bookmarkToast,
  defaultPreferences,
  defaultTeamSlug,
  emptySession,
  joinProfileName,
  notPersisted,
  opensTrainingVideo,
  persistedStateKey,
  persistedStateOf,
  placesAfterLogin,
  splitProfileName,
  withDefaultPreferences,
} from './index.ts';

describe('profile names', () => {
  it.each([
    ['Ana Ruiz', 'Ana', 'Ruiz'],
    ['Cher', 'Cher', ''],
    ['Maria del Carmen Ortega', 'Maria', 'del Carmen Ortega'],
    ['  Ana   Ruiz ', 'Ana', 'Ruiz'],
    ['', '', ''],
    ['   ', '', ''],
    ['Jean-Luc O’Neill', 'Jean-Luc', 'O’Neill'],
  ])('%j splits into %j and %j', (name, firstName, lastName) => {
    expect(splitProfileName(name)).toEqual({ firstName, lastName });
  });

  it('lose no word in a round trip', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[^ ]{1,12}$/), { minLength: 1, maxLength: 5 }), (words) => {
        expect(joinProfileName(splitProfileName(words.join(' ')))).toBe(words.join(' '));
      }),
    );
  });
});

describe('after login', () => {
  it.each([
    ['driver', 'own'],
    ['station-admin', 'organization'],
    ['Station-Admin', 'organization'],
    ['executive', 'organization'],
    ['Admin', 'organization'],
    ['clerk', 'organization'],
  ])('a %s starts at their %s', (positionType, place) => {
    expect(placesAfterLogin({ positionType, own: 'own', organization: 'organization' })).toEqual({
      organization: place,
      geography: place,
    });
  });

  it('a driver without a record of their own starts at their organization', () => {
    expect(placesAfterLogin({ positionType: 'driver', own: null, organization: 'station' })).toEqual({
      organization: 'station',
      geography: 'station',
    });
  });

  it('opens the training video for users who have not watched it', () => {
    expect([opensTrainingVideo({ video_watched: false }), opensTrainingVideo({ video_watched: true })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('the persisted state', () => {
  it('uses the key vuex, without dashboards, maps, server-side parameters and tokens', () => {
    expect(persistedStateKey).toBe('vuex');
    const kept = { user: { id: 1 }, preferences: defaultPreferences };
    const left = Object.fromEntries(notPersisted.map((name) => [name, 'secret']));
    expect(persistedStateOf({ ...kept, ...left })).toEqual(kept);
  });

  it('of an empty session has no token', () => {
    expect(Object.keys(persistedStateOf(emptySession))).toEqual([
      'logged_in',
      'user',
      'organization',
      'geography',
      'preferences',
    ]);
    expect(emptySession.logged_in).toBe(false);
  });
});

describe('bookmarks', () => {
  it('are listed in capitals', () => {
    expect(bookmarkDisplay('Lantern Motor Club')).toBe('LANTERN MOTOR CLUB');
  });

  it.each([
    ['Bookmark Already Exists!', 'warning', 'That bookmark already exists!'],
    ['Bookmark Added', 'success', 'Bookmark Successfully Added'],
  ])('with reply %j show a %s: %s', (reply, tone, text) => {
    expect(bookmarkToast(reply)).toEqual({ tone, text });
  });
});

describe('defaults', () => {
  it('match sections 3 and 9', () => {
    expect(defaultTeamSlug).toBe('mountain-marvelers');
    expect(defaultPreferences).toEqual({ show_quick_tips: true });
  });

  it.each([
    [{}, true],
    [{ show_quick_tips: false }, false],
    [{ show_quick_tips: 'no' }, true],
  ])('preferences %j show quick tips: %s', (stored, shown) => {
    expect(withDefaultPreferences(stored)).toEqual({ show_quick_tips: shown });
  });
});
