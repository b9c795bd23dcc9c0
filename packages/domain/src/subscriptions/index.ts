export { conditionWords, findingWords } from './condition-words.ts';
export { expectedRange } from './expected-range.ts';
export type { ExpectedRange } from './expected-range.ts';
export {
  conditionDays,
  conditionFinding,
  conditionHolds,
  isWholeCondition,
  metricCondition,
  sendConditions,
} from './send-condition.ts';
export type {
  ConditionDays,
  ConditionFinding,
  MetricCondition,
  SendCondition,
  SendConditionKind,
} from './send-condition.ts';
export { nextSendAt, scheduleProblem, sendIntervals, sendWords } from './send-schedule.ts';
export type { SendInterval, SendSchedule } from './send-schedule.ts';
