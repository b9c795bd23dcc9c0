import { Link } from '@remix-run/react';
import type { Mail } from '@roadside/contract/schemas';
import { Avatar } from '@roadside/ui/avatar';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { ChevronBackIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { useEffect, useState } from 'react';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { whileLooking } from '../../../kit/live/while-looking.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { useResourceClient } from '../../../kit/resource/use-resource-client.ts';
import { keyOf } from '../../../kit/resource/resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { mailAddress, mailThreadAddress } from '../model/addresses.ts';
import { mailHref, type MailView } from '../model/mail-view.ts';
import type { MailThreadResource, OpenThread } from '../server/mail.server.ts';
import { mailMoment, type ReadAt } from './moments.ts';
import { ReplyPart } from './reply-part.tsx';
import * as styles from './mail.css.ts';

export interface ThreadPaneProps {
  readonly id: number;
  readonly view: MailView;
  readonly first: Outcome<OpenThread> | null;
  readonly me: { readonly id: number; readonly employeeId: number };
  readonly mayWrite: boolean;
  readonly at: ReadAt;
}

/** The mails of a thread, and the reply. Opening it marks it as read. */
export function ThreadPane({ id, view, first, me, mayWrite, at }: ThreadPaneProps) {
  const address = mailThreadAddress({ id });
  const { data, problem, loading, retry } = useResource<MailThreadResource>(address, first ? { first } : {});
  useLiveResource(address, ['mail'], (change) => change.id === id);
  useMarkRead(id, data);
  const last = data?.mails.at(-1);
  return (
    <Stack gap={16}>
      <div className={styles.back}>
        <Button emphasis="plain" size="sm" asChild leading={<ChevronBackIcon size={16} />}>
          <Link to={mailHref(view, {})}>All mail</Link>
        </Button>
      </div>
      {loading && <Skeleton shape="block" />}
      {problem && <NotRead problem={problem} onRetry={retry} />}
      {data && (
        <>
          <h2 className={styles.subject}>{data.subject}</h2>
          <Stack gap="none" asChild className={styles.mails}>
            <ol aria-label="Mails">
              {data.mails.map((mail) => (
                <li key={mail.id}>
                  <OneMail mail={mail} me={me.employeeId} at={at} />
                </li>
              ))}
            </ol>
          </Stack>
          {last && <ReplyPart key={last.id} mail={last} me={me} mayWrite={mayWrite} />}
        </>
      )}
    </Stack>
  );
}

/** Marks what is shown as read, whenever something unread is shown to somebody who is looking. */
function useMarkRead(id: number, thread: OpenThread | undefined) {
  const { change } = useChange<MailThreadResource>(mailThreadAddress({ id }));
  const client = useResourceClient();
  const latest = thread?.mails.at(-1)?.id;
  const unread = thread?.mails.some(({ read }) => !read) ?? false;
  useEffect(() => {
    if (latest === undefined || !unread) return undefined;
    const mark = async () => {
      const outcome = await change({ up_to: latest });
      if (outcome?.ok) await client.invalidateQueries({ queryKey: keyOf(mailAddress()).slice(0, 1) });
    };
    return whileLooking(() => void mark());
  }, [change, client, latest, unread]);
}

interface OneMailProps {
  readonly mail: Mail;
  /** Employee id of the reader. */
  readonly me: number;
  readonly at: ReadAt;
}

function OneMail({ mail, me, at }: OneMailProps) {
  const name = mail.from?.display_name ?? 'Former employee';
  return (
    <Stack gap={8} asChild className={styles.mail}>
      <article aria-label={`Mail from ${name}`}>
        <Inline gap={12} align="center">
          <Avatar name={name} size="sm" decorative />
          <Stack gap="none">
            <span className={styles.name}>{name}</span>
            <span className={styles.quiet}>{toWords(mail, me)}</span>
          </Stack>
          <time dateTime={mail.sent_at} className={styles.when}>
            {mailMoment(mail.sent_at, at)}
          </time>
        </Inline>
        {mail.removed ? (
          <p className={styles.quiet}>
            Removed by {mail.removed.by ?? 'an Admin'}: {mail.removed.reason}
          </p>
        ) : (
          <p className={styles.body}>{mail.body}</p>
        )}
        {mail.from && mail.from.user_id !== me && !mail.removed && <ReportButton mail={mail.id} author={name} />}
        {mail.undelivered.length > 0 && (
          <Banner tone="beacon">
            {`We couldn’t email a copy to ${mail.undelivered.map(({ display_name }) => display_name).join(', ')}. They have the mail in Roadside. The mail service said: ${mail.undelivered[0]?.problem ?? ''}`}
          </Banner>
        )}
      </article>
    </Stack>
  );
}

const ReportDialog = lazyPart(() => import('../../../kit/report/report-dialog.tsx'));

function ReportButton({ mail, author }: { readonly mail: number; readonly author: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button size="sm" emphasis="plain" onClick={() => setOpen(true)}>
        Report mail
      </Button>
      {open && (
        <ReportDialog
          kind="mail"
          id={String(mail)}
          author={author}
          onClose={() => setOpen(false)}
          onLost={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** 'To you and 11 more', 'To Drivers, North Station (42 people)'. */
function toWords({ recipients, to, recipient_count: count }: Mail, me: number): string {
  if (to.length > 0) {
    const named = [...recipients.map(({ display_name }) => display_name), ...to];
    return `To ${named.join(', ')} (${count} ${count === 1 ? 'person' : 'people'})`;
  }
  const mine = recipients.some(({ user_id }) => user_id === me);
  const others = recipients.filter(({ user_id }) => user_id !== me).map(({ display_name }) => display_name);
  const shown = [...(mine ? ['you'] : []), ...others].slice(0, 3);
  const more = count - shown.length;
  return `To ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
