import { reportReasons, retentionKinds } from '@roadside/domain/home';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { exportLimit, readLimit, writeLimit } from '../call/rate-limits.ts';
import { messageReport, personalData, reportedMessage, retentionDays, retentionRule } from '../schemas/keeping.ts';
import { count, positiveId, reasonText, rowsPerPage, text } from '../schemas/scalars.ts';

function on<Purpose extends string>(purpose: Purpose, row: string) {
  return {
    definition: {
      path: '/messaging/keeping/',
      selector: { equals: { purpose } },
      access: signedIn(row),
      rateLimit: writeLimit,
      status: 'final',
      origin: 'ours',
    } as const,
    body: { purpose: z.literal(purpose) },
  };
}

const report = on('report', 'C382');
const reports = on('reports', 'C383');
const decide = on('decide', 'C383');
const retention = on('retention', 'C384');
const setRetention = on('set_retention', 'C384');
const exported = on('export', 'C385');
const exportOther = on('export_other', 'C387');
const erase = on('erase', 'C386');

const reason = reasonText(500);

/** What happens to messages and personal data: reports, removal, retention, export and erasure. */
export const keeping = {
  report: defineCall({
    ...report.definition,
    name: 'keeping.report',
    summary: 'Reports a message the caller can read',
    notes: 'The managers of its author and Admins are notified. The author is not.',
    body: z.strictObject({
      ...report.body,
      ...reportedMessage,
      reason: z.enum(reportReasons),
      note: text(1000, 0).default(''),
    }),
    reply: z.object({ id: positiveId }),
    idempotent: true,
  }),
  reports: defineCall({
    ...reports.definition,
    name: 'keeping.reports',
    summary: 'Reported messages of people in the caller’s locations, newest first, paged',
    rateLimit: readLimit,
    body: z.strictObject({
      ...reports.body,
      state: z.enum(['open', 'decided']).default('open'),
      cursor: text(600).optional(),
      rows_per_page: rowsPerPage.optional(),
    }),
    reply: z.object({ reports: z.array(messageReport), open: count, next_cursor: z.string().nullable() }),
    idempotent: true,
  }),
  decide: defineCall({
    ...decide.definition,
    name: 'keeping.decide',
    summary: 'Removes a reported message, or keeps it',
    notes: 'A removed message loses its text for everybody. Who removed it, when and why stays.',
    body: z.strictObject({ ...decide.body, id: positiveId, decision: z.enum(['remove', 'keep']), reason }),
    reply: z.object({ report: messageReport }),
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  retention: defineCall({
    ...retention.definition,
    name: 'keeping.retention',
    summary: 'How long messages, mail, announcements and notifications are kept',
    rateLimit: readLimit,
    body: z.strictObject(retention.body),
    reply: z.object({ rules: z.array(retentionRule) }),
    idempotent: true,
  }),
  setRetention: defineCall({
    ...setRetention.definition,
    name: 'keeping.setRetention',
    summary: 'Sets how long content of a kind is kept',
    notes: 'A daily job deletes what is older.',
    body: z.strictObject({ ...setRetention.body, kind: z.enum(retentionKinds), days: retentionDays }),
    reply: z.object({ rules: z.array(retentionRule) }),
    idempotent: true,
  }),
  export: defineCall({
    ...exported.definition,
    name: 'keeping.export',
    summary: 'Everything stored about the caller',
    rateLimit: exportLimit,
    body: z.strictObject(exported.body),
    reply: personalData,
    idempotent: true,
  }),
  exportOther: defineCall({
    ...exportOther.definition,
    name: 'keeping.exportOther',
    summary: 'Everything stored about another person',
    rateLimit: exportLimit,
    body: z.strictObject({ ...exportOther.body, employee_id: positiveId }),
    reply: personalData,
    idempotent: true,
  }),
  erase: defineCall({
    ...erase.definition,
    name: 'keeping.erase',
    summary: 'Erases a person: name, contact data, account and everything they wrote',
    notes: 'Counts, reach and metrics stay as they are. It can’t be undone.',
    body: z.strictObject({
      ...erase.body,
      employee_id: positiveId,
      name: text(200).describe('The person’s display name, typed to confirm.'),
    }),
    reply: z.object({ employee_id: positiveId, display_name: z.string() }),
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
};
