export { mayAcknowledge } from './acknowledge.ts';
export { isRanked, overlaps, ranksOf, type RankedShare } from './ranking.ts';
export { isNothing, remainderOf } from './remainder.ts';
export {
  hasExecutiveReport,
  latestReportPeriod,
  periodKindOf,
  reportPeriodKinds,
  reportPeriodOf,
  type ReportPeriodKind,
} from './report-period.ts';
export { listBehind, type ListBehind } from './list-behind.ts';
export {
  figureKinds,
  figureUnits,
  isShare,
  sentenceIds,
  type FigureKind,
  type FigureSource,
  type FigureUnit,
  type ReportFigure,
  type ReportPiece,
  type ReportSentence,
  type SentenceId,
} from './report-sentence.ts';
export { reportParts, restatements, type ReportedNumber, type ReportPart, type Restatement } from './restatements.ts';
export { dayText, daysText, onDaysText, sentenceText } from './sentence-text.ts';
export type { CountedNumber, MovedNumber, RankedPlace, SentenceFacts } from './sentence-facts.ts';
export {
  actionsOfAScorecard,
  scorecardActionKinds,
  scorecardActions,
  type ScorecardAction,
  type ScorecardActionKind,
  type ScorecardFacts,
} from './scorecard-actions.ts';
export { reportSentences } from './write-sentences.ts';
