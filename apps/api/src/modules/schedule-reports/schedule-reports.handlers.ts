import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { forecastReport, locationsReport } from './place-reports.service.ts';
import {
  adherenceReport,
  coverageReport,
  ghostsReport,
  hoursReport,
  ptoReport,
  reportShifts,
} from './schedule-reports.service.ts';

const { scheduleReports } = calls;

/** Reports on the schedule. */
export const scheduleReportsHandlers = [
  handle(scheduleReports.hours, (context, { body }) => hoursReport(context, body)),
  handle(scheduleReports.coverage, (context, { body }) => coverageReport(context, body)),
  handle(scheduleReports.pto, (context, { body }) => ptoReport(context, body)),
  handle(scheduleReports.adherence, (context, { body }) => adherenceReport(context, body)),
  handle(scheduleReports.ghosts, (context, { body }) => ghostsReport(context, body)),
  handle(scheduleReports.forecast, (context, { body }) => forecastReport(context, body)),
  handle(scheduleReports.locations, (context, { body }) => locationsReport(context, body)),
  handle(scheduleReports.shifts, (context, { body }) => reportShifts(context, body)),
];
