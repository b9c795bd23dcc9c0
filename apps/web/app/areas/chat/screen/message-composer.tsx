import type { Conversation } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { Composer, type DraftStore } from '@roadside/ui/composer';
import { IconButton } from '@roadside/ui/icon-button';
import { ClockIcon, CloseIcon, ImageIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { useMemo, useRef, useState } from 'react';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { keepDraft, readDraft } from '../../../kit/store/drafts.ts';
import { mentionsIn, offeredMembers, withMention } from '../model/mentions.ts';
import { newMessageId } from '../../../kit/store/new-message-id.ts';
import type { WaitingMessage } from '../outbox/waiting-message.ts';
import * as styles from './chat.css.ts';
import { mostPictures, usePictures } from './use-pictures.ts';
import { typingReporter } from './use-typing.ts';

const ScheduleDialog = lazyPart(() => import('./schedule-dialog.tsx'));

export interface MessageComposerProps {
  readonly conversationId: number;
  readonly name: string;
  /** The other members, who can be mentioned. */
  readonly others: Conversation['members'];
  /** Employee id of the writer. */
  readonly me: number;
  readonly replyTo: WaitingMessage['replyTo'];
  readonly onReplyDone: () => void;
  readonly onSend: (message: WaitingMessage) => void;
}

/** Drafts of messages, kept in the browser per person until they are sent. */
function draftsOf(person: number): DraftStore {
  const page = newMessageId();
  return {
    read: (form) => {
      const draft = readDraft({ person, form });
      return typeof draft === 'string' ? draft : null;
    },
    write: (form, words) => keepDraft({ person, form }, words, page),
  };
}

/** Writes a message: with mentions, as a reply, now or for later. */
export function MessageComposer({
  conversationId,
  name,
  others,
  me,
  replyTo,
  onReplyDone,
  onSend,
}: MessageComposerProps) {
  const [words, setWords] = useState('');
  const [planning, setPlanning] = useState(false);
  const chosen = usePictures(conversationId);
  const fileField = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const drafts = useMemo(() => draftsOf(me), [me]);
  const reportTyping = useMemo(() => typingReporter(conversationId), [conversationId]);
  const draftKey = `chat ${conversationId}`;
  const send = (text: string, sendAt: string | null) => {
    onSend({
      id: newMessageId(),
      conversationId,
      // A picture without a word still needs one, for those who can't see it.
      message: text === '' ? 'Photo' : text,
      replyTo,
      mentions: [...new Set(mentionsIn(text, others))],
      refs: [],
      pictures: chosen.pictures,
      writtenAt: new Date().toISOString(),
      sendAt,
      refused: null,
    });
    chosen.clear();
    onReplyDone();
  };
  const offered = offeredMembers(words, others);
  return (
    <>
      {offered.length > 0 && (
        <Inline gap={4} wrap aria-label="Mention" role="group">
          {offered.map((member) => (
            <Button
              key={member.user_id}
              size="sm"
              onClick={() => {
                setWords(withMention(words, member));
                field.current?.focus();
              }}
            >
              {member.display_name}
            </Button>
          ))}
        </Inline>
      )}
      <Composer
        label={`Message to ${name}`}
        draftKey={draftKey}
        drafts={drafts}
        maxLength={4000}
        value={words}
        onValueChange={(next, { reason }) => {
          setWords(next);
          if (reason === 'type' && next !== '') reportTyping();
        }}
        inputRef={field}
        replyTo={replyTo}
        onReplyCancel={onReplyDone}
        onSend={(text) => send(text, null)}
        attachments={
          chosen.pictures.length > 0 && (
            <Inline gap={8} wrap>
              {chosen.pictures.map(({ name, path }) => (
                <Inline key={name} gap={4}>
                  <img src={path} alt="" className={styles.chosen} />
                  <IconButton label="Remove picture" size="sm" onClick={() => chosen.remove(name)}>
                    <CloseIcon size={16} />
                  </IconButton>
                </Inline>
              ))}
            </Inline>
          )
        }
        actions={
          <>
            <IconButton
              label="Add picture"
              loading={chosen.uploading}
              disabled={chosen.pictures.length >= mostPictures}
              onClick={() => fileField.current?.click()}
            >
              <ImageIcon />
            </IconButton>
            <input
              ref={fileField}
              type="file"
              accept="image/jpeg,image/png,image/webp"
              multiple
              hidden
              aria-label="Picture"
              onChange={({ currentTarget }) => {
                void chosen.add([...(currentTarget.files ?? [])]);
                currentTarget.value = '';
              }}
            />
            <IconButton label="Send later" disabled={words.trim() === ''} onClick={() => setPlanning(true)}>
              <ClockIcon />
            </IconButton>
          </>
        }
      />
      {planning && (
        <ScheduleDialog
          onClose={() => setPlanning(false)}
          onLost={() => setPlanning(false)}
          onPlan={(sendAt) => {
            send(words.trim(), sendAt);
            setWords('');
            drafts.write(draftKey, null);
            setPlanning(false);
          }}
        />
      )}
    </>
  );
}
