/** The fields of a comment that determine its place in a thread. */
export interface ThreadedComment {
  readonly id: number;
  /** The comment it replies to; null = it starts a thread. */
  readonly parentComment: number | null;
}

/** A comment with its replies. */
export interface CommentThread<Comment extends ThreadedComment> {
  readonly comment: Comment;
  readonly replies: readonly CommentThread<Comment>[];
}

/**
 * Comments nested by parent_comment, in the given order (specification, section 3). A reply to a missing comment starts
 * its own thread; comments that reply to each other in a cycle start one at the first of them. None is lost.
 */
export function threadComments<Comment extends ThreadedComment>(
  comments: readonly Comment[],
): readonly CommentThread<Comment>[] {
  const known = new Set(comments.map(({ id }) => id));
  const repliesTo = new Map<number, Comment[]>();
  for (const comment of comments) {
    if (comment.parentComment === null) continue;
    const siblings = repliesTo.get(comment.parentComment);
    if (siblings) siblings.push(comment);
    else repliesTo.set(comment.parentComment, [comment]);
  }
  const placed = new Set<number>();
  const thread = (comment: Comment): CommentThread<Comment> => {
    placed.add(comment.id);
    const replies = (repliesTo.get(comment.id) ?? []).filter(({ id }) => !placed.has(id));
    return { comment, replies: replies.map(thread) };
  };
  const starts = comments
    .filter(({ parentComment }) => parentComment === null || !known.has(parentComment))
    .map(thread);
  const circles = comments.flatMap((comment) => (placed.has(comment.id) ? [] : [thread(comment)]));
  return [...starts, ...circles];
}
