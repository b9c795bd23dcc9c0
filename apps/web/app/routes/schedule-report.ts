import { scheduleReportResource } from '../areas/schedule-reports/server/schedule-reports.server.ts';

export const loader = scheduleReportResource.loader;
