/** The five answers, best first (glossary, section 2). The best one alone counts as satisfied ("top box"). */
export const answerScale = [5, 4, 3, 2, 1] as const;

/** An answer on the scale of five. */
export type Answer = (typeof answerScale)[number];

/** What the member chose. */
export const answerLabels: Readonly<Record<Answer, string>> = {
  5: 'Totally Satisfied',
  4: 'Satisfied',
  3: 'Neither',
  2: 'Dissatisfied',
  1: 'Totally Dissatisfied',
};

/** The scored questions of a survey, by their field names. */
export const surveyQuestions = ['outc1', 'response_sat', 'q24', 'q26', 'driver5', 'driver10'] as const;

/** A scored question. */
export type SurveyQuestion = (typeof surveyQuestions)[number];

/** What each question asks (glossary, section 2). */
export const questionLabels: Readonly<Record<SurveyQuestion, string>> = {
  outc1: 'Overall satisfaction',
  response_sat: 'Response time satisfaction',
  q24: 'Technician satisfaction',
  q26: 'Kept informed',
  driver5: 'Courteous and professional',
  driver10: 'Explained what was wrong',
};

/** Channels an answer can come by (`q_chl`). */
export const surveyChannels = ['Email', 'SMS', 'Phone', 'IVR'] as const;

/** Channel of a survey answer. */
export type SurveyChannel = (typeof surveyChannels)[number];

/** For each question the answers that count as success: the `qa` of the survey aggregator. */
export type QuestionAnswers = Readonly<Partial<Record<SurveyQuestion, readonly Answer[]>>>;

/** The official score: overall satisfaction, top box. */
export const defaultQuestionAnswers: QuestionAnswers = { outc1: [5] };

/** Successes among the answers given. */
export interface AnswerScore {
  readonly top: number;
  readonly answered: number;
  /** 0 to 100; null when nobody answered. */
  readonly score: number | null;
}

/** Score of one question over surveys; unanswered ones do not count (glossary, section 3, rules 1 and 2). */
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
