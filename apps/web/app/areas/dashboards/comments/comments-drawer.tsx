import { Drawer } from '@roadside/ui/drawer';
import { List } from '@roadside/ui/list';
import { Stack } from '@roadside/ui/stack';
import { useRef } from 'react';
import type { Place } from '../../../kit/places/place.ts';
import { todayIn } from '../../../kit/format/today-in.ts';
import type { ShownElement } from '../model/stored-dashboard.ts';
import { useLive } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { CommentsChange } from '../server/comments.server.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentTree } from './comment-tree.tsx';
import { NotesPart } from './notes-part.tsx';
import { returnFocus } from '../../../kit/page/return-focus.ts';
import * as styles from './comments.css.ts';
import { useComments } from './use-comments.ts';

export interface CommentsDrawerProps {
  readonly element: ShownElement;
  readonly place: Place;
  /** The people who will see what is written here, in words. */
  readonly audience: string;
  /** Whether this person may remove what others wrote. */
  readonly mayModerate: boolean;
  readonly employeeId: number;
  readonly now: string;
  readonly onClose: () => void;
  /** Called when notes or comments have changed. */
  readonly onChanged: () => void;
}

/** An element's comments, and the notes on its dates. */
export default function CommentsDrawer({
  element,
  place,
  audience,
  mayModerate,
  employeeId,
  now,
  onClose,
  onChanged,
}: CommentsDrawerProps) {
  const { comments, viewedAt, problem, loading, retry, change, busy } = useComments(element.id, place.id);
  // Notes are part of the dashboard.
  useLive(['notes'], (note) => (note === null || note.id === element.id) && onChanged());
  const notify = useNotify();
  const heading = useRef<HTMLHeadingElement>(null);
  /** Returns whether the change succeeded. On failure, a notification says why and the input is kept. */
  const send = async (what: CommentsChange): Promise<boolean> => {
    const from = document.activeElement;
    const outcome = await change(what);
    if (outcome === null) return false;
    if (outcome.ok) onChanged();
    else notify({ tone: 'danger', text: `We couldn’t save this. ${problemWords(outcome.problem).words}` });
    // Deleting a comment also removes the focused button.
    if (outcome.ok && (what.intent === 'delete' || what.intent === 'delete-note')) returnFocus(heading.current, from);
    return outcome.ok;
  };
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()} modal={false}>
      <Drawer.Content beside>
        <Drawer.Header>
          <Drawer.Title>{element.title}</Drawer.Title>
          {element.comment && <Drawer.Description>{element.comment}</Drawer.Description>}
        </Drawer.Header>
        <Drawer.Body>
          <Stack gap={32}>
            <NotesPart
              first={element.initialAnnotation}
              notes={element.annotations}
              employeeId={employeeId}
              audience={audience}
              mayModerate={mayModerate}
              today={todayIn(place.timeZone, new Date(now))}
              busy={busy}
              send={send}
            />
            <Stack asChild>
              <section aria-labelledby="comments-title">
                <h3 id="comments-title" ref={heading} tabIndex={-1} className={styles.partTitle}>
                  Comments
                </h3>
                {loading && (
                  <List.Root aria-label="Comments" aria-busy>
                    <List.LoadingItems count={3} />
                  </List.Root>
                )}
                {problem && <NotRead problem={problem} onRetry={retry} />}
                {comments && (
                  <CommentTree
                    comments={comments}
                    viewedAt={viewedAt ?? null}
                    employeeId={employeeId}
                    mayModerate={mayModerate}
                    audience={audience}
                    now={now}
                    busy={busy}
                    send={send}
                  />
                )}
                <CommentForm
                  label="Comment"
                  button="Add comment"
                  audience={audience}
                  busy={busy}
                  onSend={(body) => send({ intent: 'comment', body, parent: null })}
                />
              </section>
            </Stack>
          </Stack>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
