import { Link } from '@remix-run/react';
import type { Conversation } from '@roadside/contract/schemas';
import { Avatar } from '@roadside/ui/avatar';
import { AvatarStack } from '@roadside/ui/avatar-stack';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { VolumeOffIcon } from '@roadside/ui/icons';
import { List } from '@roadside/ui/list';
import { VisuallyHidden } from '@roadside/ui/visually-hidden';
import { ago } from '../../../kit/format/ago.ts';
import type { ResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { chatPath } from '../model/addresses.ts';
import { nameOf, othersIn } from '../../../kit/format/conversation-name.ts';
import { lastLine } from '../model/conversation-words.ts';
import type { ConversationsPage } from '../server/chat.server.ts';

export interface ConversationListProps {
  readonly list: ResourcePages<ConversationsPage>;
  /** Employee id of the reader. */
  readonly me: number;
  /** The open conversation; null for none. */
  readonly openId: number | null;
  readonly now: string;
  readonly onStart: () => void;
}

/** The person's conversations, the latest message first. */
export function ConversationList({ list, me, openId, now, onStart }: ConversationListProps) {
  const conversations = list.pages.flatMap((page) => page.conversations);
  if (list.problem && conversations.length === 0) return <NotRead problem={list.problem} onRetry={list.retry} />;
  if (!list.loading && conversations.length === 0)
    return (
      <EmptyState
        picture="road"
        title="No conversations yet"
        description="Write to somebody at your station or on your team."
        actions={<Button onClick={onStart}>Start conversation</Button>}
      />
    );
  return (
    <>
      <List.Root aria-label="Conversations" aria-busy={list.stale || undefined}>
        {conversations.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            me={me}
            now={now}
            current={conversation.id === openId}
          />
        ))}
        {list.loading && <List.LoadingItems count={6} />}
      </List.Root>
      {list.hasMore && (
        <Button emphasis="plain" loading={list.loadingMore} onClick={list.loadMore}>
          Show older conversations
        </Button>
      )}
    </>
  );
}

interface ConversationRowProps {
  readonly conversation: Conversation;
  readonly me: number;
  readonly now: string;
  readonly current: boolean;
}

function ConversationRow({ conversation, me, now, current }: ConversationRowProps) {
  const { id, kind, unread, mentioned, muted } = conversation;
  const name = nameOf(conversation, me);
  const waits = unread > 0 && (!muted || mentioned);
  return (
    <List.Item
      title={name}
      link={<Link to={chatPath(id)} prefetch="none" />}
      description={lastLine(conversation, me)}
      meta={ago(conversation.last_message_at, now)}
      current={current}
      unread={waits}
      leading={
        kind === 'group' ? (
          <AvatarStack
            label={`Members of ${name}`}
            size="sm"
            max={2}
            people={othersIn(conversation, me)
              .slice(0, 3)
              .map(({ user_id, display_name }) => ({ id: String(user_id), name: display_name }))}
          />
        ) : (
          <Avatar name={name} decorative />
        )
      }
      trailing={
        <>
          {muted && (
            <>
              <VolumeOffIcon size={16} />
              <VisuallyHidden>Muted</VisuallyHidden>
            </>
          )}
          {unread > 0 && (
            <Badge tone={mentioned ? 'beacon' : 'neutral'} emphasis={mentioned ? 'solid' : 'soft'}>
              {unread > 99 ? '99+' : unread}
              <VisuallyHidden>{mentioned ? ' unread, mentions you' : ' unread'}</VisuallyHidden>
            </Badge>
          )}
        </>
      }
    />
  );
}
