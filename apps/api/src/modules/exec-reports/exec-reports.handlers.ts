import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { executiveReport } from './exec-report.service.ts';
import { productReport } from './product-report.service.ts';

const { execReports } = calls;

/** Executive reports and product reports. */
export const execReportsHandlers = [
  handle(execReports.report, (context, { body }) => executiveReport(context, body)),
  handle(execReports.products, (context, { body }) => productReport(context, body)),
];
