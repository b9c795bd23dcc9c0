import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { mayHoldLink } from '@roadside/domain/permissions';
import type { CallContext } from '../../platform/calls/handler.ts';
import { latestEmails } from '../email/index.ts';
import { rightsBehindTokens } from './single-use-token.repository.ts';

const maxMails = 100;

/**
 * The built-in outbox. Its links let the reader sign in as others, so every read is audited, and links into accounts
 * with rights the reader doesn't have are left out. Copies of people's mail, and emails
 * about their notifications, are listed without their text.
 */
export async function readOutbox({
  db,
  subject,
  audit,
}: CallContext): Promise<CallReply<typeof calls.accounts.outbox>['mails']> {
  const mails = await latestEmails(db.kysely, maxMails);
  const rightsOf = await rightsBehindTokens(
    db.kysely,
    mails.flatMap(({ link }) => tokenOf(link) ?? []),
  );
  await audit({ event: 'outbox_read', status: 'success', target: 'outbox', changes: { mails: mails.length } });
  return mails.map(
    ({ id, to_address, subject: title, body, link, created_at, mail_id, recipient_id, state, problem }) => {
      const rights = rightsOf(tokenOf(link) ?? '');
      const isPrivate = recipient_id !== null;
      return {
        id,
        to: to_address,
        // An email about a notification has no names in it.
        subject: mail_id === null ? title : '',
        body: isPrivate ? '' : body,
        link: !isPrivate && rights.every((each) => mayHoldLink(subject, each)) ? link : null,
        created_at: created_at.toISOString(),
        private: isPrivate,
        state,
        problem,
      };
    },
  );
}

function tokenOf(link: string | null): string | null {
  return link === null ? null : new URL(link, 'http://outbox').searchParams.get('token');
}
