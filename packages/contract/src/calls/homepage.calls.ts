import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { readLimit, writeLimit } from '../call/rate-limits.ts';
import {
  announcement,
  audienceChoices,
  audienceInput,
  editedWidget,
  employeeGroup,
  nowItem,
  widget,
  widgetContent,
} from '../schemas/home.ts';
import { count, instant, positiveId, text } from '../schemas/scalars.ts';
import { rowVersion } from '../schemas/scheduling.ts';

const path = '/homepage/';

const on = <Purpose extends string>(purpose: Purpose, row: string) => ({
  definition: {
    path,
    selector: { equals: { purpose } },
    access: signedIn(row),
    rateLimit: readLimit,
    status: 'final',
  } as const,
  body: { purpose: z.literal(purpose) },
});

function onAnnouncement<Action extends string>(action: Action) {
  return {
    definition: {
      path,
      selector: { equals: { purpose: 'announcement', action } },
      access: signedIn('C058'),
      rateLimit: writeLimit,
      status: 'final',
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
const acknowledge = on('acknowledge', 'C059');
const getNow = on('get_now', 'C170');
const list = onAnnouncement('list');
const create = onAnnouncement('create');
const update = onAnnouncement('update');
const remove = onAnnouncement('delete');
const choices = onAnnouncement('choices');
const audience = onAnnouncement('audience');
const photos = onAnnouncement('search_photos');
const keep = onAnnouncement('keep_photo');

const ordered = z.strictObject({ id: positiveId, order: z.int().min(0).max(10_000) });
const announcements = z.object({ announcements: z.array(announcement) });
const widgets = z.object({ widgets: z.array(widget) });
const marked = z.object({
  id: positiveId,
  seen: z.boolean(),
  total_clicks: count,
  acknowledged_at: instant.nullable(),
});
const edited = z.object({ widget: editedWidget });
const version = rowVersion.describe('Version of the widget as it was read.');
const notInAudience = 'A widget whose audience the caller isn’t in returns 404, like one that doesn’t exist.';

/** The home page: widgets, announcements and contacts. */
export const homepage = {
  getWidgets: defineCall({
    ...getWidgets.definition,
    name: 'homepage.getWidgets',
    summary: 'The caller’s widgets, in order',
    notes: 'Only those that are live and whose audience includes the caller.',
    body: z.strictObject(getWidgets.body),
    reply: widgets.extend({ employee_groups: z.array(employeeGroup) }),
    idempotent: true,
  }),
  getManagers: defineCall({
    ...getManagers.definition,
    name: 'homepage.getManagers',
    summary: 'The caller’s managers with name and email address, nearest first',
    body: z.strictObject(getManagers.body),
    reply: z.object({ managers: z.array(z.object({ display_name: z.string(), email: z.string().nullable() })) }),
    idempotent: true,
  }),
  reOrderAnnouncements: defineCall({
    ...reOrder.definition,
    name: 'homepage.reOrderAnnouncements',
    summary: 'Sets the order of announcements',
    notes:
      'Names every announcement that hasn’t expired, once. They take each other’s places; external widgets stay where they are. Answers 409 when the list has changed.',
    rateLimit: writeLimit,
    body: z.strictObject({ ...reOrder.body, announcements: z.array(ordered).min(1).max(1000) }),
    reply: announcements,
    idempotent: true,
  }),
  widgetMove: defineCall({
    ...move.definition,
    name: 'homepage.widgetMove',
    summary: 'Sets the order of widgets',
    notes: 'Names every widget that hasn’t expired, once. Answers 409 when the list has changed.',
    rateLimit: writeLimit,
    body: z.strictObject({ ...move.body, widget_list: z.array(ordered).min(1).max(1000) }),
    reply: widgets,
    idempotent: true,
  }),
  widgetSeen: defineCall({
    ...seen.definition,
    name: 'homepage.widgetSeen',
    summary: 'Records that the caller opened a widget',
    notes: notInAudience,
    rateLimit: writeLimit,
    body: z.strictObject({ ...seen.body, id: positiveId }),
    reply: marked,
    origin: 'ours',
    idempotent: true,
  }),
  widgetClick: defineCall({
    ...click.definition,
    name: 'homepage.widgetClick',
    summary: 'Counts a click on a widget, which also opens it',
    notes: notInAudience,
    rateLimit: writeLimit,
    body: z.strictObject({ ...click.body, id: positiveId }),
    reply: marked,
    origin: 'ours',
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  acknowledge: defineCall({
    ...acknowledge.definition,
    name: 'homepage.acknowledge',
    summary: 'Confirms an announcement that asks for it',
    notes: `${notInAudience} A second time changes nothing.`,
    rateLimit: writeLimit,
    body: z.strictObject({ ...acknowledge.body, id: positiveId }),
    reply: marked,
    origin: 'ours',
    idempotent: true,
  }),
  getNow: defineCall({
    ...getNow.definition,
    name: 'homepage.getNow',
    summary: 'What the caller must do or read now, most pressing first',
    notes:
      'Announcements to confirm or read, requests to decide, hours short of drivers at the caller’s location, training that is due, a driver’s next shift, and unread items. At most 20 of each kind.',
    body: z.strictObject(getNow.body),
    reply: z.object({ items: z.array(nowItem) }),
    origin: 'ours',
    idempotent: true,
  }),
  announcementChoices: defineCall({
    ...choices.definition,
    name: 'homepage.announcementChoices',
    summary: 'Positions and groups the audience of a widget can be limited to',
    rateLimit: readLimit,
    body: z.strictObject(choices.body),
    reply: audienceChoices,
    idempotent: true,
  }),
  announcementAudience: defineCall({
    ...audience.definition,
    name: 'homepage.announcementAudience',
    summary: 'How many people the audience of a widget reaches now',
    rateLimit: readLimit,
    body: z.strictObject({ ...audience.body, audience: audienceInput }),
    reply: z.object({ people: count }),
    idempotent: true,
  }),
  announcementList: defineCall({
    ...list.definition,
    name: 'homepage.announcementList',
    summary: 'Every widget and announcement for its editors, expired and scheduled ones included',
    notes: 'In their order on the page; expired ones come last, newest first, at most 200.',
    rateLimit: readLimit,
    body: z.strictObject(list.body),
    reply: z.object({ widgets: z.array(editedWidget) }),
    idempotent: true,
  }),
  announcementCreate: defineCall({
    ...create.definition,
    name: 'homepage.announcementCreate',
    summary: 'Creates a widget or announcement',
    body: z.strictObject({ ...create.body, ...widgetContent, audience: audienceInput.optional() }),
    reply: edited,
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  announcementUpdate: defineCall({
    ...update.definition,
    name: 'homepage.announcementUpdate',
    summary: 'Replaces the content of a widget or announcement',
    notes: 'Without audience, the audience stays as it is.',
    body: z.strictObject({
      ...update.body,
      id: positiveId,
      version,
      ...widgetContent,
      audience: audienceInput.optional(),
    }),
    reply: edited,
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  announcementDelete: defineCall({
    ...remove.definition,
    name: 'homepage.announcementDelete',
    summary: 'Deletes a widget or announcement; its log stays',
    body: z.strictObject({ ...remove.body, id: positiveId }),
    reply: z.object({ id: positiveId }),
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  searchPhotos: defineCall({
    ...photos.definition,
    name: 'homepage.searchPhotos',
    summary: 'Searches background pictures in the bundled set or, with a key, in the stock-photo service',
    notes: 'Without a query, the first pictures. Answers 503 when the service can’t be reached.',
    rateLimit: readLimit,
    body: z.strictObject({ ...photos.body, query: text(100, 0), page: z.int().min(1).max(100).optional() }),
    reply: z.object({
      photos: z.array(
        z.object({
          id: z.string(),
          thumbnail: z.string().describe('Address of a small version; it may be a data URL.'),
          description: z.string(),
          credit: z.string(),
        }),
      ),
      total: count,
      source: z.enum(['bundled', 'service']),
    }),
    idempotent: true,
  }),
  keepPhoto: defineCall({
    ...keep.definition,
    name: 'homepage.keepPhoto',
    summary: 'Makes a found picture usable as the image of a widget',
    notes: 'A picture of the stock-photo service is stored here, so readers never contact the service.',
    body: z.strictObject({ ...keep.body, id: text(64) }),
    reply: z.object({ image: z.string(), credit: z.string() }),
    idempotent: false,
  }),
};
