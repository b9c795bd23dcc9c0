import { positionOfType } from '../permissions/subject.ts';

/** The team of everybody who has joined none (section 9). */
export const defaultTeamSlug = 'mountain-marvelers';

/** What a person may set about the application. */
export interface Preferences {
  readonly show_quick_tips: boolean;
}

/** Preferences of somebody who has set nothing (section 3). */
export const defaultPreferences: Preferences = { show_quick_tips: true };

/** Preferences as stored, with the defaults for what is missing; entries of another kind are dropped. */
export function withDefaultPreferences(stored: Readonly<Record<string, unknown>>): Preferences {
  const { show_quick_tips } = stored;
  return {
    show_quick_tips: typeof show_quick_tips === 'boolean' ? show_quick_tips : defaultPreferences.show_quick_tips,
  };
}

/** The records a person brings to the login. */
export interface LoginRecords<Place> {
  readonly positionType: string;
  /** The person's own record in the tree; drivers have one. */
  readonly own: Place | null;
  /** The organization the person belongs to. */
  readonly organization: Place;
}

/** Where somebody stands after login: what he belongs to, and what he looks at first. */
export interface PlacesAfterLogin<Place> {
  readonly organization: Place;
  readonly geography: Place;
}

/**
 * Who is organization and geography after login (section 4): a driver's own record is both; for a
 * Station-Admin, as for everybody else, it is the user's organization.
 */
export function placesAfterLogin<Place>({
  positionType,
  own,
  organization,
}: LoginRecords<Place>): PlacesAfterLogin<Place> {
  const place = positionOfType(positionType) === 'driver' && own !== null ? own : organization;
  return { organization: place, geography: place };
}

/** The parts of a session that login fills and logout empties (section 4). */
export const emptySession = {
  logged_in: false,
  access_token: null,
  refresh_token: null,
  user: null,
  organization: null,
  geography: null,
  preferences: defaultPreferences,
} as const;

/** Tells whether the training video opens after login: to whoever has not watched it (section 1). */
export function opensTrainingVideo(user: { readonly video_watched: boolean }): boolean {
  return !user.video_watched;
}
