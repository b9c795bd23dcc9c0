import { widgetTypes } from '@roadside/domain/home';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { draftCall } from '../call/draft-call.ts';
import { readLimit, writeLimit } from '../call/rate-limits.ts';
import { announcement, widget } from '../schemas/messaging.ts';
import { appPath, count, plannedInstant, positiveId, text } from '../schemas/scalars.ts';

const on = <Purpose extends string>(purpose: Purpose, row: string) => draftCall('/homepage/', purpose, row);

function onAnnouncement<Action extends string>(action: Action) {
  return {
    definition: {
      path: '/homepage/',
      selector: { equals: { purpose: 'announcement', action } },
      access: signedIn('C058'),
      rateLimit: writeLimit,
      status: 'draft',
      origin: 'ours',
    } as const,
    body: { purpose: z.literal('announcement'), action: z.literal(action) },
  };
}

const getWidgets = on('get_widgets', 'C054');
const getManagers = on('get_managers', 'C055');
const reOrder = on('re_order_announcements', 'C056');
const move = on('widget_move', 'C057');
const seen = on('widget_seen', 'C059');
const click = on('widget_click', 'C059');
const create = onAnnouncement('create');
const update = onAnnouncement('update');
const remove = onAnnouncement('delete');
const photos = onAnnouncement('search_photos');

const ordered = z.strictObject({ id: positiveId, order: z.int().min(0).max(10_000) });
const announcements = z.object({ announcements: z.array(announcement) });
const widgets = z.object({ widgets: z.array(widget) });
const marked = z.object({ id: positiveId, seen: z.boolean(), total_clicks: count });

const content = {
  title: text(200),
  type: z.enum(widgetTypes),
  announcementType: text(64, 0).nullable().optional(),
  link: z
    .union([
      appPath,
      text(2000).refine((value) => value.startsWith('https://'), 'Must be an https address or a path in this app'),
    ])
    .nullable()
    .optional(),
  image: text(2000).nullable().optional(),
  modal_content: z
    .array(
      z.strictObject({
        title: text(200, 0).nullable().optional(),
        body: text(20_000),
        image: text(2000).nullable().optional(),
      }),
    )
    .max(20),
  employee_groups: z.array(positiveId).max(1000).optional(),
  starts_at: plannedInstant.nullable().optional(),
  ends_at: plannedInstant.nullable().optional(),
};

/** The home page: widgets, announcements and contacts. */
export const homepage = {
  getWidgets: defineCall({
    ...getWidgets.definition,
    name: 'homepage.getWidgets',
    summary: 'The caller’s widgets, in order',
    body: z.strictObject(getWidgets.body),
    reply: widgets.extend({ employee_groups: z.array(z.object({ id: positiveId, group_name: z.string() })) }),
    idempotent: true,
  }),
  getManagers: defineCall({
    ...getManagers.definition,
    name: 'homepage.getManagers',
    summary: 'Managers with name and email address',
    body: z.strictObject(getManagers.body),
    reply: z.object({ managers: z.array(z.object({ display_name: z.string(), email: z.string().nullable() })) }),
    idempotent: true,
  }),
  reOrderAnnouncements: defineCall({
    ...reOrder.definition,
    name: 'homepage.reOrderAnnouncements',
    summary: 'Sets the order of announcements',
    rateLimit: writeLimit,
    body: z.strictObject({ ...reOrder.body, announcements: z.array(ordered).min(1).max(1000) }),
    reply: announcements,
    idempotent: true,
  }),
  widgetMove: defineCall({
    ...move.definition,
    name: 'homepage.widgetMove',
    summary: 'Sets the order of widgets',
    rateLimit: writeLimit,
    body: z.strictObject({ ...move.body, widget_list: z.array(ordered).min(1).max(1000) }),
    reply: widgets,
    idempotent: true,
  }),
  widgetSeen: defineCall({
    ...seen.definition,
    name: 'homepage.widgetSeen',
    summary: 'Records that the caller opened a widget',
    rateLimit: writeLimit,
    body: z.strictObject({ ...seen.body, id: positiveId }),
    reply: marked,
    origin: 'ours',
    idempotent: true,
  }),
  widgetClick: defineCall({
    ...click.definition,
    name: 'homepage.widgetClick',
    summary: 'Counts a click on a widget',
    rateLimit: writeLimit,
    body: z.strictObject({ ...click.body, id: positiveId }),
    reply: marked,
    origin: 'ours',
    idempotent: false,
  }),
  announcementCreate: defineCall({
    ...create.definition,
    name: 'homepage.announcementCreate',
    summary: 'Creates a widget or announcement',
    body: z.strictObject({ ...create.body, ...content }),
    reply: widgets,
    idempotent: false,
  }),
  announcementUpdate: defineCall({
    ...update.definition,
    name: 'homepage.announcementUpdate',
    summary: 'Replaces a widget or announcement',
    body: z.strictObject({ ...update.body, id: positiveId, ...content }),
    reply: widgets,
    idempotent: true,
  }),
  announcementDelete: defineCall({
    ...remove.definition,
    name: 'homepage.announcementDelete',
    summary: 'Deletes a widget or announcement',
    body: z.strictObject({ ...remove.body, id: positiveId }),
    reply: widgets,
    idempotent: false,
  }),
  searchPhotos: defineCall({
    ...photos.definition,
    name: 'homepage.searchPhotos',
    summary: 'Searches background pictures in the bundled set or, with a key, in the stock-photo service',
    rateLimit: readLimit,
    body: z.strictObject({ ...photos.body, query: text(100), page: z.int().min(1).max(100).optional() }),
    reply: z.object({
      photos: z.array(
        z.object({
          id: z.string(),
          url: z.string(),
          thumbnail: z.string(),
          description: z.string(),
          credit: z.string(),
        }),
      ),
      total: count,
    }),
    idempotent: true,
  }),
};
