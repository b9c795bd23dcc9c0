import { positionOfType } from '../permissions/subject.ts';

/** Default team of people who have not joined one (section 9). */
export const defaultTeamSlug = 'mountain-marvelers';

/** A person's application preferences. */
export interface Preferences {
  readonly show_quick_tips: boolean;
}

/** Default preferences (section 3). */
export const defaultPreferences: Preferences = { show_quick_tips: true };

/** Stored preferences with defaults for missing ones; values of the wrong type are dropped. */
export function withDefaultPreferences(stored: Readonly<Record<string, unknown>>): Preferences {
  const { show_quick_tips } = stored;
  return {
    show_quick_tips: typeof show_quick_tips === 'boolean' ? show_quick_tips : defaultPreferences.show_quick_tips,
  };
}

/** A person's records at login. */
export interface LoginRecords<Place> {
  readonly positionType: string;
  /** The person's own record in the tree; drivers have one. */
  readonly own: Place | null;
  /** The organization the person belongs to. */
  readonly organization: Place;
}

/** Organization and geography after login: where the person belongs, and what they view first. */
export interface PlacesAfterLogin<Place> {
  readonly organization: Place;
  readonly geography: Place;
}

/**
 * Organization and geography after login (section 4): for a driver, both are their own record; for a Station-Admin, as
 * for everyone else, both are the user's organization.
 */
export function placesAfterLogin<Place>({
  positionType,
  own,
  organization,
}: LoginRecords<Place>): PlacesAfterLogin<Place> {
  const place = positionOfType(positionType) === 'driver' && own !== null ? own : organization;
  return { organization: place, geography: place };
}

/** Parts of a session that login fills and logout clears (section 4). */
export const emptySession = {
  logged_in: false,
  access_token: null,
  refresh_token: null,
  user: null,
  organization: null,
  geography: null,
  preferences: defaultPreferences,
} as const;

/** Whether the training video opens after login: only for users who have not watched it (section 1). */
export function opensTrainingVideo(user: { readonly video_watched: boolean }): boolean {
  return !user.video_watched;
}
