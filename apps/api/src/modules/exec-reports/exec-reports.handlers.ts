import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { executiveReport } from './exec-report.service.ts';
import { productReport } from './product-report.service.ts';
import { startReportPdf } from './report-files.service.ts';
import { startScorecardPdf } from './scorecard-files.service.ts';
import { acknowledgeScorecard, answerScorecard, listScorecards, readScorecard } from './scorecard.service.ts';

const { execReports, scorecards } = calls;

/** Executive reports, product reports and scorecards. */
export const execReportsHandlers = [
  handle(execReports.report, (context, { body }) => executiveReport(context, body)),
  handle(execReports.products, (context, { body }) => productReport(context, body)),
  handle(execReports.startPdf, (context, { body }) => startReportPdf(context, body)),
  handle(scorecards.list, (context, { body }) => listScorecards(context, body)),
  handle(scorecards.read, (context, { body }) => readScorecard(context, body.id)),
  handle(scorecards.startPdf, (context, { body }) => startScorecardPdf(context, body.id)),
  handle(scorecards.acknowledge, (context, { body }) => acknowledgeScorecard(context, body.id)),
  handle(scorecards.say, (context, { body }) => answerScorecard(context, body)),
];
