import type { CommentCorrection } from '@roadside/contract/schemas';

/** What a correction says: '“a little love”: Problem solved, positive'; '“on time”: not about Wait time'. */
export function correctionWords({
  phrase,
  topic,
  sentiment,
}: Pick<CommentCorrection, 'phrase' | 'topic' | 'sentiment'>): string {
  return sentiment === null ? `“${phrase}”: not about ${topic}` : `“${phrase}”: ${topic}, ${sentiment}`;
}
