import { nextEmailTry } from '@roadside/domain/home';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Config, EmailConfig } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import type { JobContext, JobDefinition } from '../../platform/jobs/job-definition.ts';
import { notify } from '../notifications/index.ts';
import {
  claimEmails,
  deleteEmailsBefore,
  readEmailFiles,
  storeFailure,
  storeSent,
  threadOfCopy,
} from './email.repository.ts';
import type { DueEmail } from './email.repository.ts';
import { emailNotifications } from './notification-emails.ts';
import { sendEmailsJob } from './send-email.ts';
import { openSmtp } from './smtp.ts';
import type { MailService } from './smtp.ts';

const atOnce = 50;
const leaseMs = 10 * 60_000;
const keptMs = 30 * 86_400_000;

/** An email that was refused for good. */
export type RefusedEmail = Pick<DueEmail, 'message_id' | 'recipient_id' | 'created_at'>;

/** Tells the sender of a refused email, in the transaction that records that it was refused for good. */
export type TellRefused = (trx: Transaction<Tables>, email: RefusedEmail, at: Date) => Promise<void>;

type Sending = Pick<JobContext, 'db' | 'now' | 'log' | 'signal'> & { readonly tellRefused: TellRefused };

/**
 * Sends the emails that are due. Each is tried with the same Message-ID until the server takes it: a killed process
 * repeats at most the ones it was sending (decision 44).
 */
export async function sendDueEmails(service: EmailConfig, context: Sending): Promise<void> {
  const { db, now, signal } = context;
  const smtp = openSmtp(service);
  try {
    while (!signal.aborted) {
      const due = await claimEmails(db.kysely, {
        now: now(),
        leasedUntil: new Date(now().getTime() + leaseMs),
        limit: atOnce,
      });
      if (due.length === 0) return;
      await Promise.all(due.map((email) => sendOne(smtp, service, email, context)));
    }
  } finally {
    smtp.close();
  }
}

async function sendOne(
  smtp: MailService,
  { publicUrl }: EmailConfig,
  email: DueEmail,
  context: Sending,
): Promise<void> {
  const { id, to_address: to, subject, body, link, message_id, file_ids } = email;
  const text = link === null ? body : `${body}\n\n${publicUrl}${link}\n`;
  try {
    const files = await readEmailFiles(context.db.kysely, file_ids);
    await smtp.deliver({ to, subject, text, messageId: message_id ?? `<outbox-${id}@roadside.invalid>`, files });
  } catch (error) {
    return fail(email, error, context);
  }
  await storeSent(context.db.kysely, id);
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

async function fail(email: DueEmail, caught: unknown, { db, now, log, tellRefused }: Sending): Promise<void> {
  const error = (caught instanceof Error ? caught : new Error(String(caught))) as SmtpError;
  const minutes = nextEmailTry({ code: error.code, responseCode: error.responseCode }, email.tries);
  const at = now();
  const nextTryAt = minutes === null ? null : new Date(at.getTime() + minutes * 60_000);
  log.warn(
    { email: email.id, code: error.code, reply: error.responseCode, final: nextTryAt === null },
    'an email was not taken',
  );
  await db.kysely.transaction().execute(async (trx) => {
    await storeFailure(trx, email.id, { problem: (error.response ?? error.message).slice(0, 500), nextTryAt });
    if (nextTryAt !== null) return;
    await tellRefused(trx, email, at);
    if (email.sender_id === null) return;
    const thread = email.mail_id === null ? null : await threadOfCopy(trx, email.mail_id);
    await notify(
      trx,
      thread === null
        ? { kind: 'invite-not-delivered', subjectId: email.id }
        : { kind: 'mail-not-delivered', subjectId: thread },
      [{ employeeId: email.sender_id, amount: 1 }],
      { at, by: null, again: true },
    );
  });
}

/** Background jobs of this module. Email is sent only where a mail service is set up; otherwise the outbox keeps it. */
export function emailJobs(config: Config, tellRefused: TellRefused): readonly JobDefinition[] {
  const { email } = config;
  return [
    defineJob({
      kind: 'email.notifications',
      payload: z.object({}),
      everySeconds: 30,
      run: async (_, job) => emailNotifications(config, job),
    }),
    defineJob({
      kind: 'email.forget-old',
      payload: z.object({}),
      everySeconds: 86_400,
      run: async (_, { db, now }) => deleteEmailsBefore(db.kysely, new Date(now().getTime() - keptMs)),
    }),
    ...(email
      ? [
          defineJob({
            kind: sendEmailsJob,
            payload: z.object({}),
            everySeconds: 30,
            run: async (_, context) => sendDueEmails(email, { ...context, tellRefused }),
          }),
        ]
      : []),
  ];
}
