import { Link, useNavigate } from '@remix-run/react';
import type { Conversation } from '@roadside/contract/schemas';
import { AvatarStack } from '@roadside/ui/avatar-stack';
import { IconButton } from '@roadside/ui/icon-button';
import { ArrowBackIcon, EditIcon, MoreIcon, PlusIcon, SearchIcon, VolumeIcon, VolumeOffIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Menu } from '@roadside/ui/menu';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { ProblemError } from '../../../kit/resource/resource.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { chatPath, conversationsAddress } from '../model/addresses.ts';
import { nameOf, othersIn } from '../../../kit/format/conversation-name.ts';
import type { ConversationsResource } from '../server/chat.server.ts';
import * as styles from './chat.css.ts';

const ActiveLine = lazyPart(() => import('./active-line.tsx'));
const RenameDialog = lazyPart(() => import('./rename-dialog.tsx'));
const StartDialog = lazyPart(() => import('./start-dialog.tsx'));

export interface ConversationBarProps {
  readonly conversation: Conversation;
  /** Employee id of the reader. */
  readonly me: number;
}

/** Who is in the conversation, and what can be done with it as a whole. */
export function ConversationBar({ conversation, me }: ConversationBarProps) {
  const { id, kind, muted } = conversation;
  const { change } = useChange<ConversationsResource>(conversationsAddress());
  const notify = useNotify();
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const name = nameOf(conversation, me);
  const others = othersIn(conversation, me);
  const mute = async () => {
    const outcome = await change({ intent: 'mute', id, muted: !muted });
    if (outcome?.ok === false) notify({ tone: 'danger', text: `${problemWords(outcome.problem).title}. Try again.` });
  };
  return (
    <Inline gap={8} justify="between" asChild className={styles.bar}>
      <header>
        <IconButton label="Back to conversations" asChild className={styles.back}>
          <Link to={chatPath()}>
            <ArrowBackIcon />
          </Link>
        </IconButton>
        <Stack gap={2} className={styles.grow}>
          <h2 className={styles.name}>{name}</h2>
          <span className={styles.quiet}>
            {kind === 'group' ? `${others.length + 1} members` : 'One to one'}
            {muted && ', muted'}
            {kind === 'direct' && <ActiveLine conversationId={id} />}
          </span>
        </Stack>
        {kind === 'group' && (
          <AvatarStack
            label="Members"
            size="sm"
            max={3}
            people={others.map(({ user_id, display_name }) => ({ id: String(user_id), name: display_name }))}
          />
        )}
        <Menu.Root>
          <Menu.Trigger asChild>
            <IconButton label="Conversation actions">
              <MoreIcon />
            </IconButton>
          </Menu.Trigger>
          <Menu.Content align="end">
            <Menu.Item asChild>
              <Link to={`${chatPath(id)}?search=1`}>
                <SearchIcon size={16} />
                Search messages
              </Link>
            </Menu.Item>
            <Menu.Item
              leading={muted ? <VolumeIcon size={16} /> : <VolumeOffIcon size={16} />}
              onSelect={() => void mute()}
            >
              {muted ? 'Unmute conversation' : 'Mute conversation'}
            </Menu.Item>
            {kind === 'group' && (
              <>
                <Menu.Item leading={<PlusIcon size={16} />} onSelect={() => setAdding(true)}>
                  Add people
                </Menu.Item>
                <Menu.Item leading={<EditIcon size={16} />} onSelect={() => setRenaming(true)}>
                  Rename group
                </Menu.Item>
                <Menu.Separator />
                <Menu.Item tone="danger" onSelect={() => setLeaving(true)}>
                  Leave group
                </Menu.Item>
              </>
            )}
          </Menu.Content>
        </Menu.Root>
        {adding && (
          <StartDialog
            addTo={{ id, members: conversation.members.filter(({ left }) => !left).map(({ user_id }) => user_id) }}
            onClose={() => setAdding(false)}
            onLost={() => setAdding(false)}
          />
        )}
        {renaming && (
          <RenameDialog
            title={conversation.title ?? ''}
            onRename={(title) => change({ intent: 'members', id, title })}
            onClose={() => setRenaming(false)}
            onLost={() => setRenaming(false)}
          />
        )}
        <LazyConfirmDialog
          open={leaving}
          onOpenChange={setLeaving}
          title={`Leave ${name}?`}
          description="You won’t get its messages anymore. A member can add you again."
          confirm="Leave group"
          tone="danger"
          onConfirm={async () => {
            const outcome = await change({ intent: 'leave', id });
            if (outcome?.ok === false) throw new ProblemError(outcome.problem);
            void navigate(chatPath());
          }}
        />
      </header>
    </Inline>
  );
}
