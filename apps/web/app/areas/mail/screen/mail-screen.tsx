import { Form, Link, useNavigate } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Grid } from '@roadside/ui/grid';
import { PlusIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { SearchField } from '@roadside/ui/search-field';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Stack } from '@roadside/ui/stack';
import { useNow } from '../../../kit/format/use-now.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { mailHref, type MailFolder } from '../model/mail-view.ts';
import type { loadMail } from '../server/mail.loader.server.ts';
import { ComposePane } from './compose-pane.tsx';
import { DraftList } from './draft-list.tsx';
import { ThreadList } from './thread-list.tsx';
import { ThreadPane } from './thread-pane.tsx';
import * as styles from './mail.css.ts';

export type MailScreenProps = Awaited<ReturnType<typeof loadMail>>;

const folders: readonly { readonly value: MailFolder; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
  { value: 'sent', label: 'Sent' },
  { value: 'drafts', label: 'Drafts' },
];

/** Mail: the list of threads beside the open one, or beside the mail that is being written. */
export function MailScreen({
  view,
  person,
  timeZone,
  mayWrite,
  threads,
  thread,
  drafts,
  now: renderedAt,
}: MailScreenProps) {
  const now = useNow(renderedAt);
  const navigate = useNavigate();
  const isOpen = view.thread !== null || (view.compose !== null && mayWrite);
  const at = { now, timeZone };
  return (
    <Stack gap={20} className={styles.root}>
      <Inline gap={16} rowGap={12} align="center" justify="between" wrap asChild>
        <header>
          <h1 className={styles.title}>Mail</h1>
          {mayWrite && (
            <Button tone="beacon" asChild leading={<PlusIcon size={16} />}>
              <Link to={mailHref(view, { compose: 'new' })}>New mail</Link>
            </Button>
          )}
        </header>
      </Inline>
      <Grid columns={1} gap={24} className={styles.panes}>
        <div className={styles.list} data-behind={isOpen || undefined}>
          <Stack gap={12}>
            <SegmentedControl
              label="Folder"
              size="sm"
              items={mayWrite ? folders : folders.slice(0, 2)}
              value={view.folder}
              onValueChange={(folder) => void navigate(mailHref(view, { folder }))}
            />
            {view.folder === 'drafts' ? (
              <DraftList view={view} first={drafts} at={at} />
            ) : (
              <>
                <Form role="search" action="/mail/">
                  {view.folder !== 'all' && <input type="hidden" name="folder" value={view.folder} />}
                  <SearchField
                    key={view.text}
                    name="text"
                    aria-label="Search mail"
                    placeholder="Search mail"
                    defaultValue={view.text}
                    maxLength={100}
                  />
                </Form>
                <ThreadList view={view} first={threads} at={at} />
              </>
            )}
          </Stack>
        </div>
        <section className={styles.pane} aria-label={view.compose === null ? 'Open thread' : 'New mail'}>
          {view.thread !== null && (
            <ThreadPane
              key={view.thread}
              id={view.thread}
              view={view}
              first={thread}
              me={person}
              mayWrite={mayWrite}
              at={at}
            />
          )}
          {view.compose !== null && mayWrite && drafts && !drafts.ok && (
            <NotRead problem={drafts.problem} onRetry={() => void navigate(0)} />
          )}
          {view.compose !== null && mayWrite && (!drafts || drafts.ok) && (
            <ComposePane
              key={view.compose}
              view={view}
              draft={drafts?.data.drafts.find(({ client_id }) => client_id === view.compose) ?? null}
              person={person.id}
            />
          )}
          {!isOpen && (
            <div className={styles.nothing}>
              <EmptyState size="sm" title="No mail open" description="Choose a thread to read it here." />
            </div>
          )}
        </section>
      </Grid>
    </Stack>
  );
}
