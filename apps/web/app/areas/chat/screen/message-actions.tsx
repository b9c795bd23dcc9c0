import { reactions } from '@roadside/domain/home';
import { IconButton } from '@roadside/ui/icon-button';
import { AlertTriangleIcon, BellIcon, CopyIcon, EditIcon, MoreIcon, PlusIcon, TrashIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Menu } from '@roadside/ui/menu';
import { Popover } from '@roadside/ui/popover';
import { useState } from 'react';
import type { NumberedConversationMessage } from './use-messages.ts';
import * as styles from './chat.css.ts';
import type { Reaction } from './use-message-changes.ts';

/** What each reaction says, for people who hear it. */
const reactionWords: Readonly<Record<Reaction, string>> = {
  '👍': 'Yes',
  '🙏': 'Thanks',
  '😂': 'Funny',
  '😮': 'Wow',
  '😢': 'Sad',
  '🚚': 'On my way',
  '✅': 'Done',
};

export interface MessageActionsProps {
  readonly message: NumberedConversationMessage;
  readonly own: boolean;
  /** 'Read by 3 of 5', where the reader wrote the message. */
  readonly readWords: string | null;
  readonly onReact: (emoji: Reaction, on: boolean) => void;
  /** Follows the replies, or stops following them. */
  readonly onFollow: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onReport: () => void;
}

/** What can be done with a message besides replying. */
export function MessageActions({
  message,
  own,
  readWords,
  onReact,
  onFollow,
  onEdit,
  onDelete,
  onReport,
}: MessageActionsProps) {
  const [picking, setPicking] = useState(false);
  const mine = (emoji: string) => message.reactions.some((each) => each.emoji === emoji && each.mine);
  return (
    <>
      <Popover.Root open={picking} onOpenChange={setPicking}>
        <Popover.Trigger asChild>
          <IconButton label="Add reaction" size="sm">
            <PlusIcon size={16} />
          </IconButton>
        </Popover.Trigger>
        <Popover.Content aria-label="Reactions">
          <Inline gap={2} wrap>
            {reactions.map((emoji) => (
              <button
                key={emoji}
                type="button"
                aria-label={reactionWords[emoji]}
                aria-pressed={mine(emoji)}
                className={styles.pick}
                onClick={() => {
                  onReact(emoji, !mine(emoji));
                  setPicking(false);
                }}
              >
                {emoji}
              </button>
            ))}
          </Inline>
        </Popover.Content>
      </Popover.Root>
      <Menu.Root>
        <Menu.Trigger asChild>
          <IconButton label="More actions" size="sm">
            <MoreIcon size={16} />
          </IconButton>
        </Menu.Trigger>
        <Menu.Content align="end">
          {readWords && <Menu.Label>{readWords}</Menu.Label>}
          <Menu.Item
            leading={<CopyIcon size={16} />}
            onSelect={() => void navigator.clipboard?.writeText(message.message)}
          >
            Copy text
          </Menu.Item>
          {!message.deleted && (
            <Menu.Item leading={<BellIcon size={16} />} onSelect={onFollow}>
              {message.followed ? 'Stop following replies' : 'Follow replies'}
            </Menu.Item>
          )}
          {!own && !message.deleted && (
            <Menu.Item leading={<AlertTriangleIcon size={16} />} onSelect={onReport}>
              Report message
            </Menu.Item>
          )}
          {own && (
            <>
              <Menu.Item leading={<EditIcon size={16} />} onSelect={onEdit}>
                Edit message
              </Menu.Item>
              <Menu.Item tone="danger" leading={<TrashIcon size={16} />} onSelect={onDelete}>
                Delete message
              </Menu.Item>
            </>
          )}
        </Menu.Content>
      </Menu.Root>
    </>
  );
}

/** The reactions to a message; pressing one adds or removes the reader's own. */
export function MessageReactions({ message, onReact }: Pick<MessageActionsProps, 'message' | 'onReact'>) {
  return (
    <Inline gap={4} wrap>
      {reactions.map((emoji) => {
        const given = message.reactions.find((each) => each.emoji === emoji);
        return (
          given && (
            <button
              key={emoji}
              type="button"
              aria-pressed={given.mine}
              aria-label={`${reactionWords[emoji]}, ${given.count}`}
              className={styles.reaction}
              onClick={() => onReact(emoji, !given.mine)}
            >
              {emoji} {given.count}
            </button>
          )
        );
      })}
    </Inline>
  );
}
