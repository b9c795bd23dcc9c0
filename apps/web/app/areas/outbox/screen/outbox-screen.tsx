import { Link, useRevalidator } from '@remix-run/react';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { RefreshIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { ago } from '../../../kit/format/ago.ts';
import { useNow } from '../../../kit/format/use-now.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import * as styles from './outbox.css.ts';

export interface OutboxScreenProps {
  readonly mails: Outcome<CallReply<typeof calls.accounts.outbox>['mails']>;
  readonly now: string;
}

const deliveryWords = {
  waiting: 'Not delivered yet. We’ll try again.',
  failed: 'Not delivered, and we’ve stopped trying. Check the address.',
} as const;

/** Email kept by a club without a mail service, for an Admin to forward. */
export function OutboxScreen({ mails, now: renderedAt }: OutboxScreenProps) {
  const now = useNow(renderedAt);
  const { state, revalidate } = useRevalidator();
  return (
    <Stack gap={24} className={styles.root}>
      <Inline gap={24} rowGap={12} align="end" justify="between" wrap asChild>
        <header>
          <div>
            <h1 className={styles.title}>Outbox</h1>
            <p className={styles.quiet}>
              Email that couldn’t be delivered, or is kept because no mail service is set up. The latest 100 are shown.
              Opening this page is recorded in the audit log.
            </p>
          </div>
          <Button leading={<RefreshIcon size={16} />} loading={state === 'loading'} onClick={revalidate}>
            Refresh
          </Button>
        </header>
      </Inline>
      {!mails.ok && <NotRead problem={mails.problem} onRetry={revalidate} />}
      {mails.ok && mails.data.length === 0 && (
        <EmptyState
          picture="road"
          title="Outbox is empty"
          description="Password reset links and invitations appear here."
        />
      )}
      {mails.ok && mails.data.length > 0 && (
        // Not List: an email is not a row to scan but an article to read, with a heading to jump to.
        <ol className={styles.list} aria-label="Mail">
          {mails.data.map(
            ({ id, to, subject, body, link, created_at, state: delivery, problem, private: isPrivate }) => (
              <li key={id}>
                <Stack gap={4} asChild className={styles.mail}>
                  <article aria-labelledby={`mail-${id}`}>
                    <Inline gap={16} align="baseline" justify="between">
                      <h2 id={`mail-${id}`} className={styles.subject}>
                        {isPrivate && subject === '' ? 'Mail between people' : subject}
                      </h2>
                      <time dateTime={created_at} className={styles.when}>
                        {ago(created_at, now)}
                      </time>
                    </Inline>
                    <p className={styles.quiet}>
                      To <bdi>{to}</bdi>
                    </p>
                    {delivery !== 'kept' && (
                      <p className={styles.quiet}>
                        {deliveryWords[delivery]}
                        {problem !== null && ` The mail service said: ${problem}`}
                      </p>
                    )}
                    {isPrivate ? (
                      <p className={styles.quiet}>
                        {subject === ''
                          ? 'Only the people it is between can read it, in Mail.'
                          : 'What it is about is in Roadside, for this person only.'}
                      </p>
                    ) : (
                      <p className={styles.body}>{body}</p>
                    )}
                    {isPrivate ? null : link ? (
                      <p>
                        <Link to={link} className={styles.way}>
                          Open the link in this mail
                        </Link>
                      </p>
                    ) : (
                      <p className={styles.quiet}>
                        The link opens an account with rights you don’t have. Ask an Admin who has them.
                      </p>
                    )}
                  </article>
                </Stack>
              </li>
            ),
          )}
        </ol>
      )}
    </Stack>
  );
}
