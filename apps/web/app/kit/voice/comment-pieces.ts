import type { SurveyRow } from '@roadside/contract/schemas';

/** A piece of a comment with uniform marks. */
export interface CommentPiece {
  /** Its start offset in the comment. */
  readonly start: number;
  readonly text: string;
  /** The topics of its words; several if spans overlap. */
  readonly topics: SurveyRow['topics'];
  /** Whether it matches the search. */
  readonly found: boolean;
}

/** Splits a comment wherever a mark starts or ends. Joined, the pieces are the comment. */
export function commentPieces({
  comment,
  topics,
  highlights = [],
}: Pick<SurveyRow, 'comment' | 'topics' | 'highlights'>): readonly CommentPiece[] {
  if (!comment) return [];
  const inside = (at: number) => at > 0 && at < comment.length;
  const cuts = [...topics, ...highlights].flatMap(({ start, end }) => [start, end]).filter(inside);
  const edges = [...new Set([0, ...cuts, comment.length])].sort((first, second) => first - second);
  return edges.slice(1).map((end, index) => {
    const start = edges[index] ?? 0;
    const covers = (mark: { readonly start: number; readonly end: number }) => mark.start <= start && mark.end >= end;
    return { start, text: comment.slice(start, end), topics: topics.filter(covers), found: highlights.some(covers) };
  });
}
