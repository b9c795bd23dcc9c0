import type { Conversation } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { Composer, type DraftStore } from '@roadside/ui/composer';
import { IconButton } from '@roadside/ui/icon-button';
import { ClockIcon, CloseIcon, ImageIcon, LinkIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { useMemo, useRef, useState, type ClipboardEvent } from 'react';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { keepDraft, readDraft } from '../../../kit/store/drafts.ts';
import { mentionsIn, offeredMembers, withMention } from '../model/mentions.ts';
import { readSharedAddress } from '../model/shared-address.ts';
import { newMessageId } from '../../../kit/store/new-message-id.ts';
import type { WaitingMessage } from '../outbox/waiting-message.ts';
import * as styles from './chat.css.ts';
import { useLinks } from './use-links.ts';
import { maxPictures, usePictures } from './use-pictures.ts';
import { typingReporter } from './use-typing.ts';

const LinkDialog = lazyPart(() => import('./link-dialog.tsx'));
const QuietLine = lazyPart(() => import('./quiet-line.tsx'));
const UrgentDialog = lazyPart(() => import('./urgent-dialog.tsx'));
const ScheduleDialog = lazyPart(() => import('./schedule-dialog.tsx'));

export interface MessageComposerProps {
  readonly conversationId: number;
  readonly name: string;
  /** The other members, who can be mentioned. */
  readonly others: Conversation['members'];
  /** Employee id of the writer. */
  readonly me: number;
  /** The current ISO instant. */
  readonly now: string;
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
  now,
  replyTo,
  onReplyDone,
  onSend,
}: MessageComposerProps) {
  const [words, setWords] = useState('');
  const [planning, setPlanning] = useState(false);
  const [linking, setLinking] = useState(false);
  const [urgent, setUrgent] = useState(false);
  const chosen = usePictures(conversationId);
  const links = useLinks();
  const fileField = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const drafts = useMemo(() => draftsOf(me), [me]);
  const reportTyping = useMemo(() => typingReporter(conversationId), [conversationId]);
  const draftKey = `chat ${conversationId}`;
  /** What is attached belongs to this message, not to the next one. */
  const attaching = chosen.uploading || links.reading;
  const empty = words.trim() === '';
  const send = (text: string, sendAt: string | null, urgentReason?: string) => {
    onSend({
      id: newMessageId(),
      conversationId,
      // Without a word it still needs one, for those who can't see the picture or open the link.
      message: text !== '' ? text : chosen.pictures.length > 0 ? 'Photo' : 'Link',
      replyTo,
      mentions: [...new Set(mentionsIn(text, others))],
      refs: links.links.map(({ ref }) => ref),
      pictures: chosen.pictures,
      writtenAt: new Date().toISOString(),
      sendAt,
      refused: null,
      ...(urgentReason === undefined ? {} : { urgentReason }),
    });
    chosen.clear();
    links.clear();
    onReplyDone();
  };
  /** An address of this app becomes a link; one that leads to no record, or not for the writer, stays text. */
  const paste = async (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain').trim();
    const address = readSharedAddress(pasted, location.origin);
    if (!address || links.full) return;
    event.preventDefault();
    const { selectionStart: from = words.length, selectionEnd: to = words.length } = field.current ?? {};
    const found = await links.add(address);
    if (!found.ok || !found.data.link) setWords((typed) => typed.slice(0, from) + pasted + typed.slice(to));
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
      <QuietLine
        conversationId={conversationId}
        now={now}
        onUrgent={empty || attaching ? null : () => setUrgent(true)}
      />
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
        onPaste={(event) => void paste(event)}
        sendDisabled={attaching}
        onSend={(text) => send(text, null)}
        attachments={
          (chosen.pictures.length > 0 || links.links.length > 0) && (
            <Inline gap={8} wrap>
              {chosen.pictures.map(({ name, path }) => (
                <Inline key={name} gap={4}>
                  <img src={path} alt="" className={styles.chosen} />
                  <IconButton label="Remove picture" size="sm" onClick={() => chosen.remove(name)}>
                    <CloseIcon size={16} />
                  </IconButton>
                </Inline>
              ))}
              {links.links.map((link) => (
                <Badge key={`${link.ref.kind} ${link.ref.id} ${link.ref.slug}`}>
                  {link.record.title}
                  <IconButton
                    label={`Remove link to ${link.record.title}`}
                    size="sm"
                    onClick={() => links.remove(link)}
                  >
                    <CloseIcon size={16} />
                  </IconButton>
                </Badge>
              ))}
            </Inline>
          )
        }
        actions={
          <>
            <IconButton
              label="Add picture"
              loading={chosen.uploading}
              disabled={chosen.pictures.length >= maxPictures}
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
            <IconButton label="Add link" loading={links.reading} disabled={links.full} onClick={() => setLinking(true)}>
              <LinkIcon />
            </IconButton>
            <IconButton label="Send later" disabled={empty || attaching} onClick={() => setPlanning(true)}>
              <ClockIcon />
            </IconButton>
          </>
        }
      />
      {linking && (
        <LinkDialog now={now} onAdd={links.add} onClose={() => setLinking(false)} onLost={() => setLinking(false)} />
      )}
      {urgent && (
        <UrgentDialog
          onClose={() => setUrgent(false)}
          onLost={() => setUrgent(false)}
          onSend={(reason) => {
            send(words.trim(), null, reason);
            setWords('');
            drafts.write(draftKey, null);
            setUrgent(false);
          }}
        />
      )}
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
