import { widgetTypes } from '@roadside/domain/home';
import { z } from 'zod';
import { count, instant, positiveId } from './scalars.ts';

export const person = z.object({ user_id: positiveId, display_name: z.string() });

/** A chat message (specification, section 3). */
export const chatMessage = z
  .object({
    id: z.string(),
    message: z.string(),
    chatMessageFromId: positiveId,
    chatMessageRecipientId: positiveId,
    fromEmployeeID: positiveId,
    createdAt: instant,
    from: person,
    recipient: person,
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.output<typeof chatMessage>;

/** A message in a team's room (specification, section 3). */
export const huddleMessage = z
  .object({
    id: positiveId,
    msg_type: z.string(),
    body: z.string(),
    photo_avatar: z.string().nullable(),
    from_user: person,
    viewable: z.enum(['private', 'open']).describe('private = team members only.'),
    created_at: instant,
  })
  .meta({ id: 'HuddleMessage' });

export const announcement = z
  .object({
    id: positiveId,
    title: z.string(),
    body: z.string(),
    order: z.int(),
    announcementType: z.string().nullable(),
    starts_at: instant.nullable(),
    ends_at: instant.nullable(),
  })
  .meta({ id: 'Announcement' });

export const mail = z
  .object({
    id: positiveId,
    from: person,
    recipients: z.array(person),
    subject: z.string(),
    body: z.string(),
    sent_at: instant,
    read: z.boolean(),
  })
  .meta({ id: 'Mail' });

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
    seen_by: z.array(positiveId).describe('Employees who opened it, each listed once.'),
    total_clicks: count,
    announcementType: z.string().nullable(),
    employee_groups: z.array(z.object({ id: positiveId, group_name: z.string() })),
  })
  .meta({ id: 'Widget' });
