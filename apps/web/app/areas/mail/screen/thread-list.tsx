import { Link } from '@remix-run/react';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { List } from '@roadside/ui/list';
import { useEffect } from 'react';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { mailAddress } from '../model/addresses.ts';
import { mailHref, type MailView } from '../model/mail-view.ts';
import type { MailResource, MailThreadsPage } from '../server/mail.server.ts';
import { mailMoment, type ReadAt } from './moments.ts';

export interface ThreadListProps {
  readonly view: MailView;
  readonly first: Outcome<MailThreadsPage>;
  readonly at: ReadAt;
}

/** The person's threads, latest mail first. */
export function ThreadList({ view, first, at }: ThreadListProps) {
  const address = mailAddress({ folder: view.folder, text: view.text });
  const { pages, problem, loading, hasMore, loadingMore, loadMore, retry } = useResourcePages<MailResource>(
    address,
    ({ next_cursor }) => next_cursor,
    { keepPrevious: true, ...(first.ok ? { first: first.data } : {}) },
  );
  useLiveResource(address, ['mail']);
  useUnreadInTitle(pages[0]?.unread ?? 0);
  const threads = pages.flatMap((page) => page.threads);
  if (problem && threads.length === 0) return <NotRead problem={problem} onRetry={retry} />;
  if (!loading && threads.length === 0) return <NoThreads view={view} />;
  return (
    <>
      <List.Root aria-label="Threads" aria-busy={loading}>
        {loading && <List.LoadingItems count={6} />}
        {threads.map(({ id, subject, from, preview, mails, unread, last_at }) => (
          <List.Item
            key={id}
            title={subject}
            description={`${from?.display_name ?? 'Former employee'}${preview === '' ? '' : `: ${preview}`}`}
            meta={mailMoment(last_at, at)}
            trailing={mails > 1 ? <Badge>{mails}</Badge> : undefined}
            unread={unread > 0}
            current={view.thread === id}
            link={<Link to={mailHref(view, { thread: id })} preventScrollReset />}
          />
        ))}
      </List.Root>
      {problem && <NotRead problem={problem} onRetry={retry} />}
      {hasMore && (
        <Button loading={loadingMore} onClick={loadMore}>
          Show older mail
        </Button>
      )}
    </>
  );
}

function NoThreads({ view }: { readonly view: MailView }) {
  if (view.text !== '')
    return (
      <EmptyState
        size="sm"
        title={`No mail contains “${view.text}”`}
        description="Check the spelling, or search all mail."
      />
    );
  if (view.folder === 'unread') return <EmptyState size="sm" title="You’ve read everything" />;
  if (view.folder === 'sent')
    return <EmptyState size="sm" title="No sent mail" description="Mail you send appears here." />;
  return (
    <EmptyState
      size="sm"
      picture="road"
      title="No mail yet"
      description="Mail from your managers and coworkers appears here."
    />
  );
}

/** The browser tab says how much is unread. */
function useUnreadInTitle(unread: number) {
  useEffect(() => {
    const before = document.title;
    if (unread > 0) document.title = `(${unread}) Mail · Roadside`;
    return () => {
      document.title = before;
    };
  }, [unread]);
}
