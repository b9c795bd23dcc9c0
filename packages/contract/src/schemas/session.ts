import { z } from 'zod';
import { geography } from './geography.ts';
import { count, id, instant, positiveId } from './scalars.ts';

export const bookmark = z.object({ id: positiveId, display: z.string(), link: z.string() }).meta({ id: 'Bookmark' });
export type Bookmark = z.output<typeof bookmark>;

const notification = z
  .object({
    id: z.union([z.string(), z.number()]),
    message: z.string(),
    created_at: instant.optional(),
    link: z.string().optional(),
    read: z.boolean().optional(),
  })
  .meta({ id: 'Notification' });

const preferenceName = z.string().regex(/^[a-z][a-z0-9_]{0,63}$/, 'Must be lower-case words joined by underscores');
const preferenceValue = z.union([
  z.boolean(),
  z.number().min(-1e12).max(1e12),
  z.string().max(2000),
  z.null(),
  z.array(z.string().max(200)).max(100),
]);

/**
 * A person's settings, stored on the server so they apply in every browser. `show_quick_tips` is true until the person
 * turns it off; `video_watched` is false until they have watched the overview video. Screens may store others under
 * their own names.
 */
export const preferences = z
  .record(preferenceName, preferenceValue)
  .refine((value) => Object.keys(value).length <= 100, 'No more than 100 preferences')
  .meta({ id: 'Preferences' });
export type Preferences = z.output<typeof preferences>;

/** The signed-in person (specification, section 3, user session). */
export const signedInUser = z
  .object({
    id: positiveId,
    employee_id: positiveId,
    username: z.string(),
    email: z.string().nullable(),
    date_joined: instant,
    is_staff: z.boolean(),
    active: z.boolean(),
    bio: z.string(),
    display_name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    group: z.string().nullable(),
    login_id: z.string().nullable(),
    permission: z.array(z.string()),
    phone_number: z.string().nullable(),
    photo_avatar: z.string().nullable().describe('Path of the picture, or null to show initials.'),
    banner_pic: z.string().nullable(),
    site_visits: count,
    positionType: z.string(),
    available_campaigns: z.array(z.object({ id, title: z.string() })),
    team: z.string(),
    bookmarks: z.array(bookmark),
  })
  .meta({ id: 'SignedInUser' });
export type SignedInUser = z.output<typeof signedInUser>;

/** Reply of a sign-in: the tokens, the person, and the two geographies the session starts with (section 4). */
export const signInReply = z
  .object({
    access: z.string(),
    refresh: z.string(),
    access_expires_in: z.int().min(1).describe('Seconds until the access token expires.'),
    user: signedInUser,
    organization: geography.describe("The person's organization; for a driver, their own record."),
    /** Initial geography of the dashboards: the organization, for every position. */
    geography,
    preferences,
    notifications: z.array(notification),
    video_watched: z.boolean(),
  })
  .meta({ id: 'SignInReply' });
export type SignInReply = z.output<typeof signInReply>;

/** Reply of a renewal: new tokens, and the person's current data, since their rights may have changed. */
export const refreshReply = z
  .object({
    access: z.string(),
    refresh: z.string(),
    access_expires_in: z.int().min(1).describe('Seconds until the access token expires.'),
    person: z
      .object({ user: signedInUser, organization: geography })
      .optional()
      .describe('Left out while the organizations are still loading.'),
    seen_by: z
      .object({ display_name: z.string(), until: instant })
      .nullable()
      .optional()
      .describe('The Admin whose session this is, while it sees as this person.'),
  })
  .meta({ id: 'RefreshReply' });
export type RefreshReply = z.output<typeof refreshReply>;
