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
    summary: 'Signs in with a username or email address',
    notes:
      'A wrong password and an unknown username get the same reply in the same time. A 401 from this call never triggers a refresh.',
    path: '/accounts/login/',
    selector: {},
    access: anyone('C001'),
    rateLimit: signInLimit,
    body: z
      .strictObject({ username: text(150).optional(), email: text(254).optional(), password: text(1024) })
      .refine((body) => (body.username === undefined) !== (body.email === undefined), {
        path: ['username'],
        message: 'Send either username or email',
      }),
    reply: signInReply,
    status: 'final',
    idempotent: false,
  }),

  refresh: defineCall({
    name: 'accounts.refresh',
    summary: 'Exchanges a refresh token for a new pair of tokens',
    notes: 'A refresh token works once. Reusing an old one ends every session from the same sign-in.',
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
    summary: 'Ends this session; its tokens stop working immediately',
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
    summary: 'Looks up an organization or driver by slug',
    notes:
      'A facility-type suffix (-psp, -nonPSP, -fleet, -csn) returns the virtual organization. Unknown and forbidden slugs get the same 403.',
    path: '/accounts/organizations/',
    selector: {},
    access: signedIn('C007'),
    rateLimit: readLimit,
    body: z.strictObject({
      slug,
      children: z.literal(true).optional().describe('Includes the direct children, for a tree.'),
    }),
    reply: geography.extend({
      children: z
        .array(placeBelow)
        .optional()
        .describe('Direct children in the chain of command, by rank and name, without those the caller can’t open.'),
    }),
    status: 'final',
    idempotent: true,
  }),

  employeesLookup: defineCall({
    name: 'accounts.employeesLookup',
    summary: 'Searches employees by the start of a name',
    notes: 'Up to 50, best matches first. Contact details are null for employees outside the write scope.',
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
    summary: 'Bookmarks a link under its geography’s name in upper case',
    notes: `If the link is already bookmarked, nothing changes and detail is '${messages.bookmarkExistsReply}'.`,
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
    summary: 'The caller’s bookmarks, oldest first',
    notes: 'The sign-in reply has them too. Use this call if they have changed since the sign-in.',
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
    summary: 'Deletes one of the caller’s bookmarks',
    notes: 'Someone else’s bookmark returns 404.',
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
    summary: 'The caller’s preferences',
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
    summary: 'Changes the caller’s preferences; the others stay as they are',
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
    summary: 'Replaces the caller’s picture',
    notes:
      "Always the caller's own picture: an id in the body is ignored. The picture is re-encoded, which removes location and other data.",
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
