'use client';
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon, SendIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useMedia } from '../internal/use-media.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useMessages } from '../provider/ui-settings.ts';
import { ComposerNotes } from './composer-notes.tsx';
import * as styles from './composer.css.ts';
import { composerMessages } from './composer.messages.ts';
import { type DraftStore, tabDrafts } from './drafts.ts';
import { sends } from './sends.ts';
import { useMessage } from './use-message.ts';

/** Why the text changed. */
export interface ComposerDetails {
  readonly reason: 'type' | 'send' | 'restore';
}

/** Props of {@link Composer}. */
export interface ComposerProps extends ElementProps<'form', 'children' | 'onSubmit' | 'aria-label' | 'defaultValue'> {
  /** Names the recipient: "Message to Rosa Ndiaye". */
  readonly label: string;
  readonly value?: string;
  /** @defaultValue '' */
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string, details: ComposerDetails) => void;
  /** Sends the text, trimmed. If its promise rejects, the text goes back into the field. */
  readonly onSend: (words: string) => void | Promise<unknown>;
  /** Identifies the conversation whose unfinished message is saved and restored. */
  readonly draftKey?: string;
  /** Where drafts are stored.
   * @defaultValue as long as the tab is open */
  readonly drafts?: DraftStore;
  /** Maximum number of characters. Longer text can be typed or pasted and then shortened, but not sent.
   * @defaultValue 2000 */
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** The message being replied to. */
  readonly replyTo?: { readonly name: string; readonly excerpt: string } | null;
  readonly onReplyCancel?: () => void;
  /** Attachments to send along. With them, the text may be empty. */
  readonly attachments?: ReactNode;
  /** Buttons before the field, such as one that attaches a file. */
  readonly actions?: ReactNode;
  /** @defaultValue false */
  readonly disabled?: boolean;
  /** Holds sending back while text can still be typed, such as until an attachment is uploaded.
   * @defaultValue false */
  readonly sendDisabled?: boolean;
  /** The field itself. */
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

/** Show the remaining character count from here on. */
const nearTheEnd = 100;

/**
 * Writes a message: Enter sends and Shift+Enter starts a new line; on a phone Enter starts a new line. Unfinished
 * messages are saved per conversation, and messages that fail to send aren't lost.
 *
 * @example
 * <Composer label="Message to Rosa Ndiaye" draftKey={`chat ${rosa.id}`} onSend={(words) => send(rosa.id, words)} />
 */
export function Composer({
  label,
  value,
  defaultValue = '',
  onValueChange,
  onSend,
  draftKey,
  drafts = tabDrafts,
  maxLength = 2000,
  placeholder,
  replyTo,
  onReplyCancel,
  attachments,
  actions,
  disabled = false,
  sendDisabled = false,
  inputRef,
  className,
  ...rest
}: ComposerProps) {
  const text = useMessages(composerMessages);
  const id = useId();
  const onGlass = useMedia('(pointer: coarse)', false);
  const field = useRef<HTMLTextAreaElement>(null);
  const setField = useMergedRef(inputRef, field);
  const { words, type, send, problem, restored } = useMessage({
    value,
    defaultValue,
    onValueChange,
    onSend,
    draftKey,
    drafts,
    field,
  });
  const left = maxLength - words.length;
  const counted = left <= nearTheEnd;
  const submit = () => {
    field.current?.focus();
    if (!disabled && !sendDisabled && left >= 0 && (words.trim() !== '' || attachments)) void send();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape' && replyTo && onReplyCancel) {
      event.stopPropagation();
      onReplyCancel();
      return;
    }
    const { isComposing, keyCode } = event.nativeEvent;
    if (!sends({ ...pick(event), isComposing, keyCode }, onGlass)) return;
    event.preventDefault();
    submit();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <form
      {...rest}
      onSubmit={onSubmit}
      data-component="Composer.Root"
      data-disabled={disabled || undefined}
      data-invalid={left < 0 || undefined}
      className={cx(styles.root, className)}
    >
      <div className={styles.box}>
        {replyTo && (
          <ReplyTo
            {...replyTo}
            id={`${id}r`}
            onCancel={
              onReplyCancel &&
              (() => {
                onReplyCancel();
                field.current?.focus();
              })
            }
          />
        )}
        {attachments && (
          <div data-component="Composer.Attachments" className={styles.attachments}>
            {attachments}
          </div>
        )}
        <div className={styles.line}>
          {actions}
          <textarea
            ref={setField}
            rows={1}
            dir="auto"
            aria-label={label}
            aria-describedby={cx(`${id}h`, replyTo && `${id}r`, counted && `${id}c`)}
            aria-invalid={left < 0 || undefined}
            enterKeyHint={onGlass ? 'enter' : 'send'}
            placeholder={placeholder ?? label}
            disabled={disabled}
            value={words}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            data-component="Composer.Input"
            className={styles.input}
          />
          <IconButton
            type="submit"
            label={text('send')}
            emphasis="soft"
            disabled={disabled || sendDisabled}
            data-component="Composer.Send"
          >
            <SendIcon />
          </IconButton>
        </div>
      </div>
      <ComposerNotes id={id} left={left} counted={counted} problem={problem} restored={restored} />
    </form>
  );
}

interface ReplyToProps {
  readonly id: string;
  readonly name: string;
  readonly excerpt: string;
  readonly onCancel: (() => void) | undefined;
}

function ReplyTo({ id, name, excerpt, onCancel }: ReplyToProps) {
  const text = useMessages(composerMessages);
  return (
    <div data-component="Composer.Reply" id={id} className={styles.reply}>
      <span className={styles.replyWords}>
        <span className={styles.replyName}>{text('replying', { name })}</span> <bdi>{excerpt}</bdi>
      </span>
      {onCancel && (
        <IconButton label={text('cancelReply')} size="sm" onClick={onCancel}>
          <CloseIcon size={16} />
        </IconButton>
      )}
    </div>
  );
}

const pick = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) => ({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
});
