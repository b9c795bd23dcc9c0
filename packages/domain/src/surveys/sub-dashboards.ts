/** The four parts of the Surveys screen, in menu order (specification, sections 1 and 2). */
export const surveySubDashboards = [
  { number: 1, id: 'overview', name: 'Overview' },
  { number: 2, id: 'raw', name: 'Raw Surveys' },
  { number: 3, id: 'emulated', name: 'Emulated Surveys' },
  { number: 4, id: 'comments', name: 'Comments' },
] as const;

/** One part of the Surveys screen. */
export type SurveySubDashboard = (typeof surveySubDashboards)[number];

/** The part with this number; the overview for any other number, so old links still open. */
export function surveySubDashboard(number: number): SurveySubDashboard {
  return surveySubDashboards.find((part) => part.number === number) ?? surveySubDashboards[0];
}

/** Initial request of Raw Surveys (specification, section 9). */
export const rawSurveyDefaults = { page: 1, rowsPerPage: 50, orderBy: '-recorded_date' } as const;

/** Initial range and filters of Comments (specification, section 9). */
export const commentDefaults = { lowerBound: 0, upperBound: 50, search: '', topic: null, sentiment: null } as const;

/** Sentiments people can give a topic. */
export const statedSentiments = ['positive', 'neutral', 'negative'] as const;

/** Sentiments a comment can be filtered by. A comment whose words are not clear enough is unsure. */
export const sentiments = [...statedSentiments, 'unsure'] as const;

/** Sentiment of a comment toward a topic. */
export type Sentiment = (typeof sentiments)[number];

/** A sentiment that a person gave. */
export type StatedSentiment = (typeof statedSentiments)[number];

/** Topics of member comments (glossary, section 4). */
export const commentTopics = [
  'Driver professionalism',
  'Wait time',
  'Kept informed',
  'Problem solved',
  'Call taking',
  'Battery sale',
  'Tow destination',
  'Damage/safety',
  'Coverage',
] as const;

/** Topic of a comment. */
export type CommentTopic = (typeof commentTopics)[number];
