import type { CommentCorrection, SurveyRow } from '@roadside/contract/schemas';

/** Describes a correction: '“a little love”: Problem solved, positive'; '“on time”: not about Wait time'. */
export function correctionWords({
  phrase,
  topic,
  sentiment,
}: Pick<CommentCorrection, 'phrase' | 'topic' | 'sentiment'>): string {
  return sentiment === null ? `“${phrase}”: not about ${topic}` : `“${phrase}”: ${topic}, ${sentiment}`;
}

/**
 * Describes how a comment's overall tone was determined: 'from its topics'. A correction that makes all topics agree
 * changes it.
 */
export function toneSource({ topics, tone }: Pick<SurveyRow, 'topics' | 'tone'>): string {
  if (topics.length > 0 && topics.every(({ sentiment }) => sentiment === tone)) return 'from its topics';
  return 'from its words and the overall answer';
}
