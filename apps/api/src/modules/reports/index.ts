// What other modules may use of reports.
export type { CallTableRow } from './call-table.repository.ts';
export { commentConditions, readSurvey } from './survey-table.repository.ts';
export type { CommentConditions, SurveyTableRow } from './survey-table.repository.ts';
export { latestLoad } from './latest-load.repository.ts';
