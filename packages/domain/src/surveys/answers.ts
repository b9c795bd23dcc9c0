/** The five answers, best first (glossary, section 2). Only the best counts as satisfied ("top box"). */
export const answerScale = [5, 4, 3, 2, 1] as const;

/** An answer on the five-point scale. */
export type Answer = (typeof answerScale)[number];

/** Answer labels. */
export const answerLabels: Readonly<Record<Answer, string>> = {
  5: 'Totally Satisfied',
  4: 'Satisfied',
  3: 'Neither',
  2: 'Dissatisfied',
  1: 'Totally Dissatisfied',
};

/** Scored questions of a survey, by field name. */
export const surveyQuestions = ['outc1', 'response_sat', 'q24', 'q26', 'driver5', 'driver10'] as const;

/** A scored question. */
export type SurveyQuestion = (typeof surveyQuestions)[number];

/** Question labels (glossary, section 2). */
export const questionLabels: Readonly<Record<SurveyQuestion, string>> = {
  outc1: 'Overall satisfaction',
  response_sat: 'Response time satisfaction',
  q24: 'Technician satisfaction',
  q26: 'Kept informed',
  driver5: 'Courteous and professional',
  driver10: 'Explained what was wrong',
};

/** Channels of a survey answer (`q_chl`). */
export const surveyChannels = ['Email', 'SMS', 'Phone', 'IVR'] as const;

/** Channel of a survey answer. */
export type SurveyChannel = (typeof surveyChannels)[number];

/** Answers that count as success, by question: the `qa` of the survey aggregator. */
export type QuestionAnswers = Readonly<Partial<Record<SurveyQuestion, readonly Answer[]>>>;

/** The official score: overall satisfaction, top box. */
export const defaultQuestionAnswers: QuestionAnswers = { outc1: [5] };

/** Successes among answers. */
export interface AnswerScore {
  readonly top: number;
  readonly answered: number;
  /** 0 to 100; null without answers. */
  readonly score: number | null;
}

/** Score of one question over surveys; unanswered ones don't count (glossary, section 3, rules 1 and 2). */
export function scoreAnswers(answers: Iterable<Answer | null>, success: readonly Answer[]): AnswerScore {
  let top = 0;
  let answered = 0;
  for (const answer of answers) {
    if (answer === null) continue;
    answered += 1;
    if (success.includes(answer)) top += 1;
  }
  return { top, answered, score: answered === 0 ? null : (100 * top) / answered };
}
