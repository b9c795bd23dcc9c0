import type { ElementComment } from '@roadside/contract/schemas';
import { threadComments, type CommentThread } from '@roadside/domain/dashboards';
import { Avatar } from '@roadside/ui/avatar';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useEffect, useRef, useState } from 'react';
import type { CommentsChange } from '../server/comments.server.ts';
import { ago } from '../../../kit/format/ago.ts';
import { returnFocus } from '../../../kit/page/return-focus.ts';
import { CommentForm } from './comment-form.tsx';
import * as styles from './comments.css.ts';
import type { SendComment } from './use-comments.ts';

interface Said extends ElementComment {
  readonly parentComment: number | null;
}

export interface CommentTreeProps {
  readonly comments: readonly ElementComment[];
  readonly viewedAt: string | null;
  readonly employeeId: number;
  /** Whether this person may remove other people's comments. */
  readonly mayModerate: boolean;
  /** The people who will see a reply, in words. */
  readonly audience: string;
  readonly now: string;
  readonly send: SendComment;
  readonly remove: (change: CommentsChange) => Promise<void>;
}

/**
 * Comments with replies nested under what they reply to. Unlike Thread, which is one conversation in time order, this
 * is a tree.
 */
export function CommentTree({ comments, ...rest }: CommentTreeProps) {
  if (comments.length === 0) return <p className={styles.quiet}>No comments yet.</p>;
  return (
    <Threads
      threads={threadComments(comments.map((comment): Said => ({ ...comment, parentComment: comment.parent_comment })))}
      {...rest}
    />
  );
}

type ThreadsProps = Omit<CommentTreeProps, 'comments'> & {
  readonly threads: readonly CommentThread<Said>[];
  readonly answers?: boolean;
};

function Threads({ threads, answers = false, ...rest }: ThreadsProps) {
  return (
    <Stack asChild gap={16} className={answers ? styles.answers : styles.comments}>
      <ul aria-label={answers ? 'Replies' : 'Comments'}>
        {threads.map(({ comment, replies }) => (
          <li key={comment.id}>
            <Comment comment={comment} {...rest} />
            {replies.length > 0 && <Threads threads={replies} answers {...rest} />}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Comment({
  comment,
  viewedAt,
  employeeId,
  mayModerate,
  audience,
  now,
  send,
  remove,
}: Omit<CommentTreeProps, 'comments'> & { readonly comment: Said }) {
  const [doing, setDoing] = useState<'answer' | 'edit' | null>(null);
  const own = comment.author.id === employeeId;
  const fresh = !own && viewedAt !== null && comment.created_at > viewedAt;
  const answerButton = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  /** Closes the form and returns focus to the button next to the one that opened it. */
  const close = () => {
    returns.current = true;
    setDoing(null);
  };
  useEffect(() => {
    if (doing === null && returns.current) returnFocus(answerButton.current);
    returns.current = false;
  }, [doing]);
  return (
    <Stack gap={4} asChild>
      <article aria-label={`${comment.author.display_name}, ${ago(comment.created_at, now)}`}>
        <Inline wrap asChild>
          <header>
            <Avatar name={comment.author.display_name} src={comment.author.photo_avatar} size="sm" decorative />
            <span className={styles.name}>{comment.author.display_name}</span>
            <time dateTime={comment.created_at} className={styles.when}>
              {ago(comment.created_at, now)}
            </time>
            {comment.edited_at && <span className={styles.when}>edited</span>}
            {fresh && <Badge tone="beacon">new</Badge>}
          </header>
        </Inline>
        {doing === 'edit' ? (
          <CommentForm
            label="Your comment"
            button="Save"
            start={comment.body}
            send={(body) => send({ intent: 'edit', id: comment.id, body })}
            onClose={close}
            audience={audience}
          />
        ) : (
          <p className={styles.words}>{comment.body}</p>
        )}
        {doing === null && (
          <Inline gap={4} align="stretch" wrap>
            <Button ref={answerButton} size="sm" emphasis="plain" onClick={() => setDoing('answer')}>
              Reply
            </Button>
            {own && (
              <Button size="sm" emphasis="plain" onClick={() => setDoing('edit')}>
                Edit
              </Button>
            )}
            {(own || mayModerate) && (
              <Button size="sm" emphasis="plain" onClick={() => void remove({ intent: 'delete', id: comment.id })}>
                Delete
              </Button>
            )}
          </Inline>
        )}
        {doing === 'answer' && (
          <CommentForm
            label={`Reply to ${comment.author.display_name}`}
            button="Reply"
            send={(body) => send({ intent: 'comment', body, parent: comment.id })}
            onClose={close}
            audience={audience}
          />
        )}
      </article>
    </Stack>
  );
}
