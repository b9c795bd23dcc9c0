import { Drawer } from '@roadside/ui/drawer';
import { List } from '@roadside/ui/list';
import { useState } from 'react';
import type { Place } from '../../../kit/places/place.ts';
import { todayIn } from '../../../kit/format/today-in.ts';
import type { ShownElement } from '../model/stored-dashboard.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { TalkChange } from '../server/comments.server.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentTree } from './comment-tree.tsx';
import { NotesPart } from './notes-part.tsx';
import * as styles from './comments.css.ts';
import { useTalk } from './use-comments.ts';

export interface TalkDrawerProps {
  readonly element: ShownElement;
  readonly place: Place;
  /** Whose dashboard it is may remove anybody's note. */
  readonly ownerId: number;
  readonly employeeId: number;
  readonly now: string;
  readonly onClose: () => void;
  /** Notes or comments are others now. */
  readonly onChanged: () => void;
}

/** What is said about an element, and the notes on its dates. */
export default function TalkDrawer({ element, place, ownerId, employeeId, now, onClose, onChanged }: TalkDrawerProps) {
  const { talk, change, read } = useTalk(element.id, place.id);
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  /** Whether it worked; a failure is told and nothing typed is lost. */
  const send = async (what: TalkChange): Promise<boolean> => {
    setBusy(true);
    const outcome = await change(what);
    setBusy(false);
    if (outcome.ok) onChanged();
    else notify({ tone: 'danger', text: `This was not kept. ${problemWords(outcome.problem).words}` });
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
          <div className={styles.root}>
            <NotesPart
              first={element.initialAnnotation}
              notes={element.annotations}
              employeeId={employeeId}
              ownerId={ownerId}
              today={todayIn(place.timeZone, new Date(now))}
              busy={busy}
              send={send}
            />
            <section className={styles.part} aria-labelledby="talk-comments">
              <h3 id="talk-comments" className={styles.partTitle}>
                Comments
              </h3>
              {talk === null && (
                <List.Root aria-label="Comments" aria-busy>
                  <List.LoadingItems count={3} />
                </List.Root>
              )}
              {talk?.ok === false && <NotRead problem={talk.problem} onRetry={() => void read()} />}
              {talk?.ok === true && (
                <CommentTree
                  comments={talk.data.comments}
                  viewedAt={talk.data.viewedAt}
                  employeeId={employeeId}
                  now={now}
                  busy={busy}
                  send={send}
                />
              )}
              <CommentForm
                label="Comment"
                button="Comment"
                busy={busy}
                onSend={(body) => send({ intent: 'comment', body, parent: null })}
              />
            </section>
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
