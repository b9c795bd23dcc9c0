import { useNavigate, useSearchParams } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { IconButton } from '@roadside/ui/icon-button';
import { EditIcon, SearchIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Split } from '@roadside/ui/split';
import { Stack } from '@roadside/ui/stack';
import { useMemo, useState } from 'react';
import { usePageCommands } from '../../../kit/commands/page-commands.ts';
import { useNow } from '../../../kit/format/use-now.ts';
import { useLivePages } from '../../../kit/live/use-live-pages.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { conversationsAddress } from '../model/addresses.ts';
import { conversationsAfter } from '../model/after-change.ts';
import type { OpenConversation } from '../model/open-conversation.ts';
import type { ConversationsPage, ConversationsResource } from '../server/chat.server.ts';
import { ConversationList } from './conversation-list.tsx';
import { ConversationView } from './conversation-view.tsx';
import { ScheduledMessages } from './scheduled-messages.tsx';
import * as styles from './chat.css.ts';

const StartDialog = lazyPart(() => import('./start-dialog.tsx'));
const ChatSearch = lazyPart(() => import('./chat-search.tsx'));

export interface ChatScreenProps {
  readonly me: { readonly id: number; readonly name: string };
  readonly now: string;
  readonly first: Outcome<ConversationsPage>;
  /** Null where no conversation is open. */
  readonly open: Outcome<OpenConversation> | null;
}

/** Conversations beside the open one; on a phone, one or the other. */
export function ChatScreen({ me, now: renderedAt, first, open }: ChatScreenProps) {
  const now = useNow(renderedAt);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [starting, setStarting] = useState(false);
  const list = useResourcePages<ConversationsResource>(conversationsAddress(), ({ next_cursor }) => next_cursor, {
    keepPrevious: true,
    ...(first.ok ? { first: first.data } : {}),
  });
  useLivePages<ConversationsPage>(conversationsAddress(), ['chat'], (pages, change) =>
    conversationsAfter(pages, change, me.id),
  );
  const searching = search.has('search');
  usePageCommands(
    useMemo(() => [{ id: 'new-conversation', label: 'New conversation', keys: 'N', run: () => setStarting(true) }], []),
  );
  const opened = open?.ok ? open.data : null;
  // The list is live; what the address came with is only as new as the page.
  const current =
    opened &&
    (list.pages.flatMap((page) => page.conversations).find(({ id }) => id === opened.conversation.id) ??
      opened.conversation);
  const showSearch = (show: boolean) =>
    setSearch(show ? { search: '1' } : {}, { replace: true, preventScrollReset: true });
  const pane = (
    <Stack gap={2} className={styles.fill}>
      <Inline gap={8} justify="between" asChild className={styles.bar}>
        <header>
          <h1 className={styles.title}>Chat</h1>
          <Inline gap={4}>
            <IconButton label="Search messages" aria-expanded={searching} onClick={() => showSearch(!searching)}>
              <SearchIcon />
            </IconButton>
            <IconButton label="New conversation" onClick={() => setStarting(true)}>
              <EditIcon />
            </IconButton>
          </Inline>
        </header>
      </Inline>
      <div className={`${styles.grow} ${styles.scroll}`}>
        {searching && open === null ? (
          <ChatSearch conversationId={null} now={now} onClose={() => showSearch(false)} />
        ) : (
          <>
            <ScheduledMessages conversationId={null} />
            <ConversationList
              list={list}
              me={me.id}
              openId={opened?.conversation.id ?? null}
              now={now}
              onStart={() => setStarting(true)}
            />
          </>
        )}
      </div>
    </Stack>
  );
  return (
    <div className={styles.root}>
      <Split
        label="Width of the conversations"
        defaultValue={0.32}
        min={[240, 320]}
        className={styles.split}
        data-open={open !== null || undefined}
        start={pane}
        end={
          open && !open.ok ? (
            <NotRead problem={open.problem} onRetry={() => void navigate(0)} />
          ) : opened && current ? (
            searching ? (
              <ChatSearch conversationId={opened.conversation.id} now={now} onClose={() => showSearch(false)} />
            ) : (
              <ConversationView
                key={`${opened.conversation.id} ${opened.at}`}
                conversation={current}
                first={opened.messages}
                me={me}
                now={now}
                at={opened.at}
              />
            )
          ) : (
            <EmptyState
              picture="road"
              title="Choose a conversation"
              description="Its messages appear here. Press N to start a new one."
              actions={<Button onClick={() => setStarting(true)}>New conversation</Button>}
            />
          )
        }
      />
      {starting && <StartDialog onClose={() => setStarting(false)} onLost={() => setStarting(false)} />}
    </div>
  );
}
