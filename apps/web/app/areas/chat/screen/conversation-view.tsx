import { Link } from '@remix-run/react';
import type { Conversation } from '@roadside/contract/schemas';
import { firstUnread, stillWaiting, timeGroupMinutes } from '@roadside/domain/home';
import { AvatarStack } from '@roadside/ui/avatar-stack';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { Thread, type ThreadMessage } from '@roadside/ui/thread';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { chatPath } from '../model/addresses.ts';
import { nameOf, othersIn } from '../../../kit/format/conversation-name.ts';
import { excerptOf } from '../model/conversation-words.ts';
import { lastReadHere, readWords } from '../model/receipts.ts';
import { sentAgain, withoutRinging } from '../outbox/late-urgent.ts';
import type { WaitingMessage } from '../outbox/waiting-message.ts';
import type { MessagesPage } from '../server/chat.server.ts';
import { ConversationBar } from './conversation-bar.tsx';
import { MessageActions, MessageReactions } from './message-actions.tsx';
import { MessagePicture, MessageText } from './message-body.tsx';
import { MessageComposer } from './message-composer.tsx';
import { RecordCard } from './record-card.tsx';
import { ScheduledMessages } from './scheduled-messages.tsx';
import * as styles from './chat.css.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useMessageChanges } from './use-message-changes.ts';
import { useMessages, type NumberedConversationMessage } from './use-messages.ts';
import { useOutbox } from './use-outbox.ts';
import { useSomebodyTypes } from './use-typing.ts';

const RefusedLine = lazyPart(() => import('./refused-line.tsx'));
const EditDialog = lazyPart(() => import('./edit-dialog.tsx'));
const ReportDialog = lazyPart(() => import('../../../kit/report/report-dialog.tsx'));

export interface ConversationViewProps {
  readonly conversation: Conversation;
  /** The messages the page came with. */
  readonly first: MessagesPage;
  /** Employee id and name of the reader. */
  readonly me: { readonly id: number; readonly name: string };
  readonly now: string;
  /** The number of the message a link leads to; null for the latest. */
  readonly at: number | null;
}

/** The open conversation: its messages, and where the next one is written. Use it with the conversation's id as key. */
export function ConversationView({ conversation, first, me, now, at }: ConversationViewProps) {
  const { id, members, read_seq: readSeq } = conversation;
  const { messages, problem, hasEarlier, loadingEarlier, loadEarlier, refresh, put } = useMessages(id, first, at);
  const onSent = useCallback(
    (message: Parameters<typeof put>[0][number]) => {
      if (message.conversation_id === id) put([message]);
    },
    [id, put],
  );
  const { outbox, waiting } = useOutbox(me.id, id, onSent);
  const [unread] = useState(() => firstUnread(messages, readSeq, me.id)?.id);
  const [replyTo, setReplyTo] = useState<WaitingMessage['replyTo']>(null);
  const [editing, setEditing] = useState<NumberedConversationMessage | null>(null);
  const [reporting, setReporting] = useState<NumberedConversationMessage | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const { react, follow, remove, edit } = useMessageChanges(id, put);
  const typing = useSomebodyTypes(id);
  useMarkRead(id, me.id, at === null ? (messages.at(-1)?.seq ?? 0) : 0, readSeq);
  // A message whose answer was lost may have arrived after all.
  useEffect(() => {
    const arrived = new Set(messages.map((message) => message.id));
    for (const message of waiting) if (message.refused !== null && arrived.has(message.id)) outbox?.discard(message.id);
  }, [messages, waiting, outbox]);
  const byId = useMemo(() => new Map(messages.map((message, index) => [message.id, { message, index }])), [messages]);
  const shown = useMemo(
    () => [
      ...messages.map((message) => threadMessage(message, me.id)),
      // A message for later isn't in the conversation yet.
      ...stillWaiting(waiting, messages)
        .filter(({ sendAt }) => sendAt === null)
        .map((message) => waitingThreadMessage(message, me)),
    ],
    [messages, waiting, me],
  );
  const name = nameOf(conversation, me.id);
  return (
    <Stack gap={2} className={styles.fill}>
      <ConversationBar conversation={conversation} me={me.id} />
      {problem && (
        <Banner
          tone="beacon"
          actions={
            <Button size="sm" onClick={() => void refresh()}>
              Try again
            </Button>
          }
        >
          {problemWords(problem).title}. What you see may be out of date.
        </Banner>
      )}
      {at !== null && (
        <Banner
          tone="info"
          actions={
            <Button size="sm" asChild>
              <Link to={chatPath(id)}>Go to the latest</Link>
            </Button>
          }
        >
          You’re looking at older messages.
        </Banner>
      )}
      <Thread
        className={styles.grow}
        label={`Chat with ${name}`}
        messages={shown}
        me={String(me.id)}
        now={now}
        pauseMinutes={timeGroupMinutes}
        {...(at === null ? (unread === undefined ? {} : { unreadFrom: unread }) : {})}
        onReply={(message) =>
          setReplyTo({ id: message.id, name: message.from.name, excerpt: message.body.slice(0, 200) })
        }
        onRetry={(messageId) => {
          const message = waiting.find((each) => each.id === messageId);
          if (message) outbox?.replace(sentAgain(message, Date.now()));
        }}
        onDiscard={(message) => outbox?.discard(message)}
        {...(hasEarlier ? { onEarlier: () => void loadEarlier() } : {})}
        loadingEarlier={loadingEarlier}
        renderBody={({ body, removed }) =>
          removed ? 'Message deleted' : <MessageText text={body} members={members} />
        }
        renderAttachments={({ id: messageId }) => {
          const message = byId.get(messageId)?.message;
          const pictures = message?.pictures ?? waiting.find((each) => each.id === messageId)?.pictures ?? [];
          return (
            <>
              {pictures.map((picture) => (
                <MessagePicture key={picture.name} picture={picture} text={message?.message ?? ''} />
              ))}
              {message?.refs.map((record, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- records out of reach have no other identity
                <RecordCard key={index} record={record} />
              ))}
            </>
          );
        }}
        renderActions={({ id: messageId }) => {
          const message = byId.get(messageId)?.message;
          return (
            message && (
              <MessageActions
                message={message}
                own={message.authorId === me.id}
                readWords={message.authorId === me.id ? readWords(message, members) : null}
                onReact={(emoji, on) => react(messageId, emoji, on)}
                onFollow={() => follow(messageId, !message.followed)}
                onEdit={() => setEditing(message)}
                onDelete={() => setDeleting(messageId)}
                onReport={() => setReporting(message)}
              />
            )
          );
        }}
        renderBelow={({ id: messageId }) => {
          const found = byId.get(messageId);
          if (!found) {
            const kept = waiting.find((each) => each.id === messageId);
            return kept && kept.refused !== null ? (
              <RefusedLine message={kept} onWithoutRinging={() => outbox?.replace(withoutRinging(kept))} />
            ) : null;
          }
          const readers = lastReadHere(found.message, messages[found.index + 1] ?? null, members, me.id);
          const { message } = found;
          if (readers.length === 0 && message.reactions.length === 0 && message.edited_at === null && !message.followed)
            return null;
          return (
            <Inline gap={8} wrap>
              {message.edited_at !== null && !message.deleted && <span className={styles.quiet}>Edited</span>}
              {message.followed && !message.deleted && <span className={styles.quiet}>Following replies</span>}
              {message.reactions.length > 0 && (
                <MessageReactions message={message} onReact={(emoji, on) => react(messageId, emoji, on)} />
              )}
              {readers.length > 0 && (
                <AvatarStack
                  label={`Read by ${readers.map(({ display_name }) => display_name).join(', ')}`}
                  size="sm"
                  people={readers.map(({ user_id, display_name }) => ({ id: String(user_id), name: display_name }))}
                />
              )}
            </Inline>
          );
        }}
        empty={`Write the first message to ${name}.`}
      />
      <p className={styles.typing} aria-live="polite">
        {typing && (conversation.kind === 'direct' ? `${name} is typing…` : 'Somebody is typing…')}
      </p>
      <ScheduledMessages conversationId={id} />
      <div className={styles.write}>
        <MessageComposer
          conversationId={id}
          name={name}
          others={othersIn(conversation, me.id)}
          me={me.id}
          now={now}
          replyTo={replyTo}
          onReplyDone={() => setReplyTo(null)}
          onSend={(message) => outbox?.add(message)}
        />
      </div>
      {editing && (
        <EditDialog
          text={editing.message}
          onClose={() => setEditing(null)}
          onLost={() => setEditing(null)}
          onSave={(text) => edit(editing.id, text)}
        />
      )}
      {reporting && (
        <ReportDialog
          kind="chat"
          id={reporting.id}
          author={personOf(reporting.author).name}
          onClose={() => setReporting(null)}
          onLost={() => setReporting(null)}
        />
      )}
      <LazyConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title="Delete this message?"
        description="Everybody sees that a message was deleted. Its text is gone for good."
        confirm="Delete message"
        tone="danger"
        onConfirm={async () => {
          if (deleting !== null) await remove(deleting);
        }}
      />
    </Stack>
  );
}

const personOf = (author: NumberedConversationMessage['author']) =>
  author ? { id: String(author.user_id), name: author.display_name } : { id: '', name: 'Deleted account' };

function threadMessage(message: NumberedConversationMessage, me: number): ThreadMessage {
  const { reply_to: reply } = message;
  return {
    id: message.id,
    from: personOf(message.author),
    at: message.created_at,
    body: excerptIfDeleted(message),
    removed: message.deleted,
    ...(reply
      ? {
          replyTo: {
            name: reply.author?.user_id === me ? 'You' : (reply.author?.display_name ?? 'Deleted account'),
            excerpt: reply.message === '' ? 'Message deleted' : reply.message.slice(0, 200),
          },
        }
      : {}),
  };
}

const excerptIfDeleted = (message: NumberedConversationMessage) =>
  message.deleted ? excerptOf(message) : message.message;

function waitingThreadMessage(
  { id, writtenAt, message, refused, replyTo }: WaitingMessage,
  me: ConversationViewProps['me'],
): ThreadMessage {
  return {
    id,
    from: { id: String(me.id), name: me.name },
    at: writtenAt,
    body: message,
    state: refused === null ? 'sending' : 'failed',
    ...(replyTo ? { replyTo: { name: replyTo.name, excerpt: replyTo.excerpt } } : {}),
  };
}
