import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { correctComment, listCorrections, takeBackCorrection } from './comment-corrections.service.ts';
import { surveyDetail } from './survey-detail.service.ts';
import { surveyScore } from './survey-score.service.ts';
import { surveyTopics } from './survey-topics.service.ts';

/** Data of the Surveys screen besides its elements: the emulated score, topics, and single surveys. */
export const surveysHandlers = [
  handle(calls.dashboard.surveyAggregator, (context, { body }) => surveyScore(context, body)),
  handle(calls.surveys.detail, (context, { body }) => surveyDetail(context, body)),
  handle(calls.surveys.topics, (context, { body }) => surveyTopics(context, body)),
  handle(calls.surveys.correct, (context, { body }) => correctComment(context, body)),
  handle(calls.surveys.takeBackCorrection, (context, { body }) => takeBackCorrection(context, body)),
  handle(calls.surveys.corrections, (context, { body }) => listCorrections(context, body)),
];
