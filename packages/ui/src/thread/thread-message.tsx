'use client';
import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { AlertOctagonIcon, ReplyIcon } from '../icons/icons.ts';
import { momentWords, timeWords } from '../internal/day-words.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import type { ThreadMessage } from './thread-rows.ts';
import * as styles from './thread.css.ts';
import { threadMessages } from './thread.messages.ts';

interface ThreadMessageViewProps {
  readonly message: ThreadMessage;
  readonly own: boolean;
  readonly follows: boolean;
  /** True for the one message of the thread that is a tab stop. */
  readonly stop: boolean;
  readonly children: ReactNode;
  readonly onReply: ((message: ThreadMessage) => void) | undefined;
  readonly onRetry: ((id: string) => void) | undefined;
  readonly onDiscard: ((id: string) => void) | undefined;
  readonly actions: ReactNode;
  readonly below: ReactNode;
}

/** One message with its author, state and actions. */
export function ThreadMessageView({
  message,
  own,
  follows,
  stop,
  children,
  onReply,
  onRetry,
  onDiscard,
  actions,
  below,
}: ThreadMessageViewProps) {
  const text = useMessages(threadMessages);
  const { locale, timeZone } = useUiSettings();
  const { id, from, at, replyTo, state = 'sent', removed = false } = message;
  const time = timeWords(at, locale, timeZone);
  const writer = own ? text('you') : from.name;
  return (
    <article
      aria-label={text('about', { name: writer, time })}
      // Arrow keys move between messages; Tab then reaches the actions of the focused one.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Arrow keys move between messages; one of them is the tab stop.
      tabIndex={stop ? 0 : -1}
      data-component="Thread.Message"
      data-message={id}
      data-own={own || undefined}
      data-follows={follows || undefined}
      data-state={state}
      data-removed={removed || undefined}
      className={styles.message}
    >
      {!own && !follows && (
        <span className={styles.face}>
          <Avatar name={from.name} src={from.src} decorative />
        </span>
      )}
      {!follows && (
        <span className={styles.head}>
          {!own && <bdi className={styles.name}>{from.name}</bdi>}
          {/* "2:05 PM" keeps its order in a right-to-left page. */}
          <time dir="auto" dateTime={at} title={momentWords(at, locale, timeZone)} className={styles.time}>
            {time}
          </time>
        </span>
      )}
      <div className={styles.bubble}>
        {replyTo && (
          <div
            data-component="Thread.Quote"
            aria-label={text('quoted', { name: replyTo.name })}
            role="note"
            className={styles.quote}
          >
            <bdi className={styles.quoteName}>{replyTo.name}</bdi> <bdi>{replyTo.excerpt}</bdi>
          </div>
        )}
        {children}
      </div>
      {(onReply || actions) && state === 'sent' && !removed && (
        <span data-component="Thread.Actions" className={styles.actions}>
          {onReply && (
            <IconButton
              label={text('reply', { name: writer })}
              size="sm"
              tabIndex={stop ? 0 : -1}
              onClick={() => onReply(message)}
            >
              <ReplyIcon size={16} />
            </IconButton>
          )}
          {actions}
        </span>
      )}
      {below && (
        <div data-component="Thread.Below" className={styles.below}>
          {below}
        </div>
      )}
      {state === 'sending' && <span className={styles.status}>{text('sending')}</span>}
      {state === 'failed' && (
        <span className={styles.status}>
          <span className={styles.failed}>
            <AlertOctagonIcon size={16} />
            {text('failed')}
          </span>
          {onRetry && (
            <Button size="sm" onClick={() => onRetry(id)}>
              {text('retry')}
            </Button>
          )}
          {onDiscard && (
            <Button size="sm" emphasis="plain" onClick={() => onDiscard(id)}>
              {text('discard')}
            </Button>
          )}
        </span>
      )}
    </article>
  );
}
