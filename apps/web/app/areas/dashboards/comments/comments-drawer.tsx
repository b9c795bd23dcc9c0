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
import { type SendComment, useComments } from './use-comments.ts';

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
  const { comments, viewedAt, problem, loading, retry, change } = useComments(element.id, place.id);
  // Notes are part of the dashboard.
  useLive(['notes'], (note) => (note === null || note.id === element.id) && onChanged());
  const notify = useNotify();
  const heading = useRef<HTMLHeadingElement>(null);
  const send: SendComment = async (what) => {
    const outcome = await change(what);
    if (outcome?.ok) onChanged();
    return outcome;
  };
  /** Deletes something at once; a notification says why it couldn't be. */
  const remove = async (what: CommentsChange) => {
    const from = document.activeElement;
    const outcome = await send(what);
    if (outcome && !outcome.ok)
      notify({ tone: 'danger', text: `We couldn’t save this. ${problemWords(outcome.problem).words}` });
    // The focused button is deleted as well.
    if (outcome?.ok) returnFocus(heading.current, from);
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
              send={send}
              remove={remove}
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
                    send={send}
                    remove={remove}
                  />
                )}
                <CommentForm
                  label="Comment"
                  button="Add comment"
                  audience={audience}
                  send={(body) => send({ intent: 'comment', body, parent: null })}
                />
              </section>
            </Stack>
          </Stack>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
