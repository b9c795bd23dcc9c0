import { reportShiftsResource } from '../areas/schedule-reports/server/schedule-reports.server.ts';

export const loader = reportShiftsResource.loader;
