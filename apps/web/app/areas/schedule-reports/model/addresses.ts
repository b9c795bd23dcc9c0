import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const scheduleReportAddress = resourceAddress('/schedule-report/:slug');
export const reportShiftsAddress = resourceAddress('/report-shifts/:slug');
