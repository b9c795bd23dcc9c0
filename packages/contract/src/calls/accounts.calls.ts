import { messages } from '@roadside/domain/messages';
import { z } from 'zod';
import { anyone, signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { readLimit, refreshLimit, signInLimit, uploadLimit, writeLimit } from '../call/rate-limits.ts';
import { employeeSearchResult } from '../schemas/employee.ts';
import { geography, placeBelow } from '../schemas/geography.ts';
import { appPath, positiveId, slug, text } from '../schemas/scalars.ts';
import { bookmark, preferences, refreshReply, signInReply } from '../schemas/session.ts';

const token = text(4096);

export const accounts = {
  login: defineCall({
    name: 'accounts.login',
    summary: 'Signs in by username or e-mail address',
    notes:
      'A wrong password and an unknown name get the same reply after the same time. A 401 of this call never triggers a refresh.',
    path: '/accounts/login/',
    selector: {},
    access: anyone('C001'),
    rateLimit: signInLimit,
    body: z
      .strictObject({ username: text(150).optional(), email: text(254).optional(), password: text(1024) })
      .refine((body) => (body.username === undefined) !== (body.email === undefined), {
        path: ['username'],
        message: 'Give either username or email',
      }),
    reply: signInReply,
    status: 'final',
    idempotent: false,
  }),

  refresh: defineCall({
    name: 'accounts.refresh',
    summary: 'Exchanges a refresh token for a new pair of tokens',
    notes: 'A refresh token works once; using an old one again ends every session that came from the same sign-in.',
    path: '/accounts/refresh/',
    selector: {},
    access: anyone('C002'),
    rateLimit: refreshLimit,
    body: z.strictObject({ refresh: token }),
    reply: refreshReply,
    status: 'final',
    idempotent: false,
  }),

  logout: defineCall({
    name: 'accounts.logout',
    summary: 'Ends this session; its tokens stop working at once',
    path: '/accounts/logout/',
    selector: {},
    access: signedIn('C003'),
    rateLimit: writeLimit,
    body: z.strictObject({}),
    reply: z.object({ ended: z.literal(true) }),
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),

  organizations: defineCall({
    name: 'accounts.organizations',
    summary: 'The organization or driver behind a slug',
    notes:
      'A facility-type suffix (-psp, -nonPSP, -fleet, -csn) gives the virtual organization. Unknown and forbidden slugs get the same 403.',
    path: '/accounts/organizations/',
    selector: {},
    access: signedIn('C007'),
    rateLimit: readLimit,
    body: z.strictObject({
      slug,
      children: z.literal(true).optional().describe('Names what stands directly below, for a tree.'),
    }),
    reply: geography.extend({
      children: z
        .array(placeBelow)
        .optional()
        .describe('Along the line of command, by rank and name; those the caller may not open are left out.'),
    }),
    status: 'final',
    idempotent: true,
  }),

  employeesLookup: defineCall({
    name: 'accounts.employeesLookup',
    summary: 'Finds employees by the beginning of a name',
    notes: 'At most 50, best first. Contact data is null for employees outside the write scope.',
    path: '/accounts/employees/',
    selector: { has: ['employee_lookup'] },
    access: signedIn('C009'),
    rateLimit: readLimit,
    body: z.strictObject({ employee_lookup: text(100) }),
    reply: z.object({ employees: z.array(employeeSearchResult) }),
    status: 'final',
    idempotent: true,
  }),

  bookmarkAdd: defineCall({
    name: 'accounts.bookmarkAdd',
    summary: 'Keeps a link under the upper-cased name of its geography',
    notes: `A link that is kept already changes nothing and answers detail '${messages.bookmarkExistsReply}'.`,
    path: '/accounts/bookmark/',
    selector: {},
    access: signedIn('C018'),
    rateLimit: writeLimit,
    body: z.strictObject({ display: text(200), link: appPath }),
    reply: z.object({
      detail: z.enum(['Bookmark Added', messages.bookmarkExistsReply]),
      bookmark,
      bookmarks: z.array(bookmark),
    }),
    status: 'final',
    idempotent: true,
  }),

  bookmarkList: defineCall({
    name: 'accounts.bookmarkList',
    summary: 'The own bookmarks, in the order they were made',
    notes: 'The sign-in reply has them too; this one is for a page that was signed in before they changed.',
    path: '/accounts/bookmark/',
    selector: { has: ['list'] },
    access: signedIn('C018'),
    rateLimit: readLimit,
    body: z.strictObject({ list: z.literal(true) }),
    reply: z.object({ bookmarks: z.array(bookmark) }),
    status: 'final',
    idempotent: true,
  }),

  bookmarkRemove: defineCall({
    name: 'accounts.bookmarkRemove',
    summary: 'Removes one of the own bookmarks',
    notes: 'The id of another person answers 404.',
    path: '/accounts/bookmark/',
    selector: { has: ['delete'] },
    access: signedIn('C018'),
    rateLimit: writeLimit,
    body: z.strictObject({ delete: z.literal(true), id: positiveId }),
    reply: z.object({ bookmarks: z.array(bookmark) }),
    status: 'final',
    idempotent: false,
  }),

  preferencesRead: defineCall({
    name: 'accounts.preferencesRead',
    summary: 'The own preferences',
    path: '/accounts/preferences/',
    selector: {},
    access: signedIn('C019'),
    rateLimit: readLimit,
    body: z.strictObject({}),
    reply: z.object({ preferences }),
    status: 'final',
    idempotent: true,
  }),

  preferencesUpdate: defineCall({
    name: 'accounts.preferencesUpdate',
    summary: 'Changes own preferences; those not named stay as they are',
    path: '/accounts/preferences/',
    selector: { has: ['preferences'] },
    access: signedIn('C019'),
    rateLimit: writeLimit,
    body: z.strictObject({ preferences }),
    reply: z.object({ preferences }),
    status: 'final',
    idempotent: true,
  }),

  profilePicture: defineCall({
    name: 'accounts.profilePicture',
    summary: 'Replaces the own picture',
    notes:
      "Always the caller's own: an id in the body is ignored. The picture is re-encoded, so nothing but pixels is kept.",
    path: '/accounts/profile-picture/',
    selector: {},
    access: signedIn('C008'),
    rateLimit: uploadLimit,
    bodyType: 'multipart',
    body: z.strictObject({
      photo: z.file().min(1).max(5_000_000).mime(['image/jpeg', 'image/png', 'image/webp']),
      employee_id: z.string().max(200).optional().describe('Ignored.'),
      user_id: z.string().max(200).optional().describe('Ignored.'),
    }),
    reply: z.object({ photo_avatar: z.string() }),
    status: 'final',
    idempotent: true,
  }),
};
