import { reportableKinds, reportReasons, retentionKinds } from '@roadside/domain/home';
import { z } from 'zod';
import { person } from './messaging.ts';
import { count, id, instant, positiveId, text } from './scalars.ts';

/** A message somebody reported, as those who decide see it. */
export const messageReport = z
  .object({
    id: positiveId,
    kind: z.enum(reportableKinds),
    reason: z.enum(reportReasons),
    note: z.string(),
    reported_by: person.nullable().describe('Null when the account was deleted.'),
    author: person.nullable(),
    organization_id: id.describe('The location of the author.'),
    organization_name: z.string(),
    text: z.string().describe('The message as it was reported; empty once it was decided.'),
    written_at: instant,
    reported_at: instant,
    reports: count.describe('How many people reported the message.'),
    state: z.enum(['open', 'removed', 'kept']),
    decided_by: z.string().nullable(),
    decided_at: instant.nullable(),
    decision_reason: z.string(),
  })
  .meta({ id: 'MessageReport' });
export type MessageReport = z.output<typeof messageReport>;

/** What a report names. */
export const reportedMessage = {
  kind: z.enum(reportableKinds),
  id: text(40).describe('By kind: the id of the chat message, the mail, or the huddle message.'),
};

/** How long content of a kind is kept. */
export const retentionRule = z
  .object({
    kind: z.enum(retentionKinds),
    days: z.int().nullable().describe('Null to keep it.'),
    set_by: z.string().nullable(),
    set_at: instant.nullable(),
  })
  .meta({ id: 'RetentionRule' });
export type RetentionRule = z.output<typeof retentionRule>;

/** Days that content can be kept. */
export const retentionDays = z.int().min(1).max(3650).nullable();

/** Everything stored about one person. */
export const personalData = z
  .object({
    exported_at: instant,
    employee_id: positiveId,
    display_name: z.string(),
    sections: z.array(
      z.object({
        name: z.string().describe('The table, and by which column the person is in it.'),
        rows: z.array(z.record(z.string(), z.unknown())),
      }),
    ),
  })
  .meta({ id: 'PersonalData' });
export type PersonalData = z.output<typeof personalData>;
