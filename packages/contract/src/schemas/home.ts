import { announcementStates, askedOfReaders, notificationKinds, nowKinds, widgetTypes } from '@roadside/domain/home';
import { longestUrgentReason } from '@roadside/domain/push';
import { z } from 'zod';
import { appPath, count, id, instant, plannedInstant, positiveId, text } from './scalars.ts';

/** An employee group (specification, section 3). */
export const employeeGroup = z.object({ id: positiveId, group_name: z.string() }).meta({ id: 'EmployeeGroup' });
export type EmployeeGroup = z.output<typeof employeeGroup>;

const asks = z
  .enum(askedOfReaders)
  .describe('acknowledge = confirm once; confirm = important: it rings again until confirmed.');

const readerFields = {
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  asks,
  seen: z.boolean().describe('The caller has opened it.'),
  acknowledged_at: instant.nullable().describe('When the caller confirmed it.'),
};

/** A widget of the home page (specification, section 3). */
export const widget = z
  .object({
    id: positiveId,
    type: z.enum(widgetTypes),
    title: z.string(),
    order: z.int(),
    link: z.string().nullable(),
    image: z.string().nullable(),
    modal_content: z.array(z.object({ title: z.string().nullable(), body: z.string(), image: z.string().nullable() })),
    seen_by: z
      .array(positiveId)
      .describe('Employees who opened it, each listed once: all for editors of the page, else the caller alone.'),
    total_clicks: count,
    announcementType: z.string().nullable(),
    employee_groups: z.array(employeeGroup).describe('Groups its audience is limited to.'),
    ...readerFields,
  })
  .meta({ id: 'Widget' });
export type Widget = z.output<typeof widget>;

/** An announcement as its readers get it. */
export const announcement = z
  .object({
    id: positiveId,
    title: z.string(),
    body: z.string().describe('The text of its pages.'),
    order: z.int(),
    announcementType: z.string().nullable(),
    ...readerFields,
  })
  .meta({ id: 'Announcement' });
export type Announcement = z.output<typeof announcement>;

/** Who a widget or announcement is for. An empty list doesn't limit it; together, the lists narrow the audience. */
export const audienceInput = z.strictObject({
  positions: z.array(text(60)).max(50).default([]),
  organization_ids: z.array(positiveId).max(1000).default([]).describe('With everything below them.'),
  group_ids: z.array(positiveId).max(1000).default([]),
});
export type AudienceInput = z.output<typeof audienceInput>;

/** What an audience can be limited to, besides locations. */
export const audienceChoices = z.object({ positions: z.array(z.string()), groups: z.array(employeeGroup) });
export type AudienceChoices = z.output<typeof audienceChoices>;

/** A widget as its editors get it. */
export const editedWidget = widget
  .omit({ seen: true, acknowledged_at: true, seen_by: true, employee_groups: true })
  .extend({
    version: count,
    state: z.enum(announcementStates),
    withheld: z
      .boolean()
      .optional()
      .describe('Its start came when its author could no longer publish. Saving it publishes it.'),
    urgent_reason: z.string().nullable().optional().describe('Why it rings off shift; null if it doesn’t.'),
    audience: z.object({
      positions: z.array(z.string()),
      organizations: z.array(z.object({ id, slug: z.string(), display_name: z.string() })),
      groups: z.array(employeeGroup),
    }),
    reach: z.object({
      audience: count.describe('People it is for now.'),
      seen: count,
      acknowledged: count,
      owing: count.describe('People it is for now who haven’t confirmed it, or not read it if it asks for nothing.'),
    }),
    created_by: z.string().nullable(),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'EditedWidget' });
export type EditedWidget = z.output<typeof editedWidget>;

const link = z.union([
  appPath,
  text(2000).refine((value) => value.startsWith('https://'), 'Must be an https address or a path in this app'),
]);

/** What an editor writes, except the audience. */
export const widgetContent = {
  title: text(200).refine((value) => value.trim() !== '', 'Enter a title'),
  type: z.enum(widgetTypes),
  announcementType: text(64, 0).nullable().optional(),
  link: link.nullable().optional(),
  image: appPath.nullable().optional(),
  modal_content: z
    .array(
      z.strictObject({
        title: text(200, 0).nullable().optional(),
        body: text(20_000),
        image: appPath.nullable().optional(),
      }),
    )
    .max(20),
  starts_at: plannedInstant.nullable().optional(),
  ends_at: plannedInstant.nullable().optional(),
  asks: asks.default('nothing'),
  urgent: z
    .boolean()
    .optional()
    .describe('Rings readers who must confirm it off shift too. Without it, it stays as it is.'),
  urgent_reason: text(longestUrgentReason, 0).optional().describe('Why it can’t wait; required with urgent, audited.'),
};

/** Something the caller must do or read now; `kind` says what `id` is. */
export const nowItem = z
  .object({
    kind: z.enum(nowKinds),
    id: z
      .int()
      .describe(
        'By kind: the call-out, the announcement, the request, the location of a gap, the shift, the module; 0 for what is unread.',
      ),
    at: instant.nullable().describe('Since when it waits, when it begins, or the day a lesson is due.'),
    until: instant.nullable().describe('When a call-out, a gap or a shift ends.'),
    title: z.string().nullable().describe('Title of an announcement, name of a person or a location.'),
    amount: count.describe('By kind: people missing, drivers missing, minutes of a lesson, unread items; otherwise 1.'),
    slug: z.string().nullable().describe('The location to open.'),
    names: z
      .array(z.string())
      .max(5)
      .describe('By kind: people who haven’t confirmed, drivers on the same shift; the first five by name.'),
    request_type: z.string().nullable(),
    point: z
      .object({ latitude: z.number(), longitude: z.number() })
      .nullable()
      .describe('Where a shift’s station is on the map; null if that is unknown.'),
  })
  .meta({ id: 'NowItem' });
export type NowItemReply = z.output<typeof nowItem>;

/** Somebody an announcement is for, or who read it. */
export const announcementReader = z
  .object({
    employee_id: positiveId,
    display_name: z.string(),
    position_type: z.string(),
    organization_id: id,
    organization_name: z.string().describe('Where they work: for drivers, their station.'),
    in_audience: z.boolean().describe('False for somebody who read it and is no longer in the audience.'),
    seen_at: instant.nullable(),
    acknowledged_at: instant.nullable(),
    reminded_at: instant.nullable(),
  })
  .meta({ id: 'AnnouncementReader' });
export type AnnouncementReader = z.output<typeof announcementReader>;

/** Reach of an announcement, counted from the log of what readers did. */
export const announcementReach = z.object({
  audience: count.describe('People it is for now.'),
  seen: count,
  acknowledged: count,
  clicks: count,
  by_place: z
    .array(
      z.object({
        organization_id: id,
        display_name: z.string(),
        audience: count,
        seen: count,
        acknowledged: count,
      }),
    )
    .describe('Drivers count at their station.'),
  by_hour: z.array(z.object({ at: instant, seen: count, acknowledged: count, clicks: count })),
});
export type AnnouncementReach = z.output<typeof announcementReach>;

/** A notification: what it is about, never its content. */
export const notification = z
  .object({
    id: positiveId,
    kind: z.enum(notificationKinds),
    subject_id: positiveId.describe(
      'By kind: the announcement, the conversation, the team of a huddle, the thread, the email of an invitation, the report, the call-out, the station of a schedule, the open shift, the request for a swap, the campaign, the driver of a payout, the season or campaign of a reward, the last day of a bet’s quarter (20261231), the subscription, the scorecard, the alert.',
    ),
    amount: count.describe(
      'People who haven’t confirmed, unread messages, open modules, reward points, or bets; otherwise 1.',
    ),
    rings: count.describe('How often it rang.'),
    rung_at: instant,
    read: z.boolean(),
  })
  .meta({ id: 'PersonNotification' });
export type Notification = z.output<typeof notification>;

/** How a kind of notification reaches the caller. */
export const notificationSetting = z
  .object({
    kind: z.enum(notificationKinds),
    in_app: z.boolean().describe('In the notification center.'),
    push: z.boolean().describe('Only with in_app.'),
    mail: z.boolean(),
  })
  .meta({ id: 'NotificationSetting' });
export type NotificationSetting = z.output<typeof notificationSetting>;
