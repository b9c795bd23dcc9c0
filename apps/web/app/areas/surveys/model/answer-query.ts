import type { GeographyType } from '@roadside/domain/geography';
import { showsRerouteAndTier, type SurveyQuestion } from '@roadside/domain/surveys';

/**
 * The query of the surveys with one answer that count. Where Raw Surveys lists the others too, the business rules leave
 * them out.
 */
export function answerQuery(
  question: SurveyQuestion,
  answer: string,
  type: GeographyType,
): Readonly<Record<string, string>> {
  return { [`${question}__in`]: answer, ...(showsRerouteAndTier(type) ? {} : { new_biz_rules: 'on' }) };
}
