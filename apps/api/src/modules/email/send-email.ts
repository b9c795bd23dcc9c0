import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { insertJob } from '../../platform/jobs/job-repository.ts';
import { recurringKey } from '../../platform/jobs/job-definition.ts';
import { insertEmails } from './email.repository.ts';

/** The kind of the job that sends what waits. */
export const sendEmailsJob = 'email.send';

/** An email. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** Path in this app that the email links to. */
  readonly link: string;
  /** Employee who hears that it could not be delivered; null for nobody. */
  readonly senderId: number | null;
  /** The mail in the app it is a copy of, and whose copy it is. */
  readonly mailId?: number;
  /** Stored by `storeEmailFiles`. */
  readonly fileIds?: readonly number[];
  readonly recipientId?: number;
  /** Begins its Message-ID: what its sender knows it by when it is refused for good. */
  readonly reference?: string;
}

/**
 * The one way email leaves the app: by SMTP where a mail service is set up, otherwise it is kept in the outbox. It goes
 * only if the transaction commits.
 */
export async function sendEmails(
  trx: Kysely<Tables>,
  { email: service }: Pick<Config, 'email'>,
  emails: readonly Email[],
  at: Date,
): Promise<void> {
  if (emails.length === 0) return;
  const host = service?.from.split('@')[1];
  await insertEmails(
    trx,
    emails.map(({ reference, ...email }) => ({
      ...email,
      mailId: email.mailId ?? null,
      recipientId: email.recipientId ?? null,
      fileIds: email.fileIds ?? [],
      messageId:
        host === undefined ? null : `<${reference === undefined ? '' : `${reference}.`}${randomUUID()}@${host}>`,
    })),
    { waiting: service !== null, at },
  );
  // Moves up the recurring job instead of adding another.
  if (service) await insertJob(trx, { kind: sendEmailsJob, key: recurringKey, payload: {}, runAt: at });
}
