'use client';
import { type ReactNode, useMemo, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { ArrowDownIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { zonedDay } from '../internal/day-words.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ThreadMark } from './thread-mark.tsx';
import { ThreadMessageView } from './thread-message.tsx';
import { type ThreadMessage, type ThreadRow, threadRows } from './thread-rows.ts';
import * as styles from './thread.css.ts';
import { threadMessages } from './thread.messages.ts';
import { useMessageFocus } from './use-message-focus.ts';
import { useShownMessages } from './use-shown-messages.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

/** Props of {@link Thread}. */
export interface ThreadProps extends ElementProps<'div', 'role' | 'children' | 'aria-label'> {
  /** Accessible name of the conversation: "Chat with Rosa Ndiaye". */
  readonly label: string;
  /** Oldest first. */
  readonly messages: readonly ThreadMessage[];
  /** Id of the reader, whose own messages are on the other side. */
  readonly me: string;
  /** The current time as an ISO instant, for "Today" and "Yesterday". The component never reads the clock. */
  readonly now?: string;
  /** Minutes without a message after which the time is shown on a line of its own, as it is above the first message. */
  readonly pauseMinutes?: number;
  /** Id of the first message that was unread when the conversation opened. */
  readonly unreadFrom?: string;
  readonly onReply?: (message: ThreadMessage) => void;
  /** Resends a failed message. */
  readonly onRetry?: (id: string) => void;
  /** Discards a failed message. */
  readonly onDiscard?: (id: string) => void;
  /** Loads earlier messages. Omit it if there are none. */
  readonly onEarlier?: () => void;
  /** Earlier messages are loading.
   * @defaultValue false */
  readonly loadingEarlier?: boolean;
  /** Renders the body of a message if it is more than plain text. */
  readonly renderBody?: (message: ThreadMessage) => ReactNode;
  /** Renders the attachments of a message. */
  readonly renderAttachments?: (message: ThreadMessage) => ReactNode;
  /** Renders further actions of a message, beside Reply. */
  readonly renderActions?: (message: ThreadMessage) => ReactNode;
  /** Renders what is below a message, such as reactions and who has read it. */
  readonly renderBelow?: (message: ThreadMessage) => ReactNode;
  /** Shown while there are no messages. */
  readonly empty?: ReactNode;
}

/**
 * A conversation: messages grouped by day and author, with a mark before the unread ones. It follows new messages while
 * scrolled to the end and keeps its position while scrolled up. Give it a height.
 *
 * @example
 * <Thread label="Chat with Rosa Ndiaye" messages={messages} me={user.id} now={now} unreadFrom={firstUnread} onRetry={resend} />
 */
export function Thread({
  label,
  messages,
  me,
  now,
  pauseMinutes,
  unreadFrom,
  onReply,
  onRetry,
  onDiscard,
  onEarlier,
  loadingEarlier = false,
  renderBody,
  renderAttachments,
  renderActions,
  renderBelow,
  empty,
  className,
  ...rest
}: ThreadProps) {
  const text = useMessages(threadMessages);
  const { timeZone } = useUiSettings();
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { shown, goEarlier } = useShownMessages({ messages, unreadFrom, onEarlier, loadingEarlier });
  const rows = useMemo(
    () => threadRows(shown, timeZone, { unreadFrom, pauseMinutes }),
    [shown, timeZone, unreadFrom, pauseMinutes],
  );
  const { onScroll, toEnd, unseen, atEnd } = useThreadScroll({
    log,
    content,
    messages: shown,
    me,
    onNearStart: goEarlier,
  });
  const today = now === undefined ? undefined : zonedDay(now, timeZone);
  const last = messages.at(-1);
  const { stop, onKeyDown, onFocus } = useMessageFocus(log, shown);

  return (
    <div {...rest} data-component="Thread.Root" className={cx(styles.root, className)}>
      {/* The status below announces new messages. The log itself would also announce earlier messages as they load. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- One place handles arrow keys and focus for all messages inside. */}
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={label}
        aria-busy={loadingEarlier || undefined}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        data-component="Thread.Log"
        className={styles.log}
      >
        <div ref={content} className={styles.content}>
          {goEarlier && (
            <div data-component="Thread.Earlier" className={styles.earlier}>
              <Button size="sm" emphasis="plain" loading={loadingEarlier} onClick={goEarlier}>
                {text(loadingEarlier ? 'loading' : 'earlier')}
              </Button>
            </div>
          )}
          {messages.length === 0 && <div className={styles.empty}>{empty ?? text('empty')}</div>}
          {rows.map((row) => {
            if (row.kind !== 'message') return <ThreadMark key={keyOfMark(row)} row={row} today={today} />;
            const { message, follows } = row;
            return (
              <ThreadMessageView
                key={message.id}
                message={message}
                own={message.from.id === me}
                follows={follows}
                stop={message.id === stop}
                onReply={onReply}
                onRetry={onRetry}
                onDiscard={onDiscard}
                actions={renderActions?.(message)}
                below={renderBelow?.(message)}
              >
                {/* The text direction follows the message's own language. */}
                {message.body !== '' && (
                  <div dir="auto" className={styles.body}>
                    {renderBody ? renderBody(message) : message.body}
                  </div>
                )}
                {renderAttachments?.(message)}
              </ThreadMessageView>
            );
          })}
        </div>
      </div>
      {!atEnd && (
        <div data-component="Thread.Latest" className={styles.latest}>
          <Button size="sm" leading={<ArrowDownIcon size={16} />} onClick={toEnd} className={styles.latestButton}>
            {text('latest', { count: unseen })}
          </Button>
        </div>
      )}
      <VisuallyHidden asChild>
        <output>
          {last &&
            (last.state === 'failed'
              ? text('said', { name: text('failed'), words: last.body })
              : last.from.id !== me
                ? text('said', { name: last.from.name, words: last.body })
                : '')}
        </output>
      </VisuallyHidden>
    </div>
  );
}

function keyOfMark(row: Exclude<ThreadRow, { kind: 'message' }>): string {
  switch (row.kind) {
    case 'day':
      return row.day;
    case 'time':
      return row.at;
    case 'unread':
      return 'unread';
  }
}
