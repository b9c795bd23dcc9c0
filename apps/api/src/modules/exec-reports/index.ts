// What other modules may use of executive reports and scorecards. This module is the only one that writes them.
export { makeReportFiles } from './report-files.service.ts';
export { makeScorecardFiles } from './scorecard-files.service.ts';
export { eraseScorecardTalkOf } from './scorecard.repository.ts';
export { scorecardsToAcknowledge } from './scorecard.service.ts';
