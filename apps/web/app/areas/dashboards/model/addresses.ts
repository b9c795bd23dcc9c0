import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const elementAddress = resourceAddress('/dashboard/:slug/:element');
export const commentsAddress = resourceAddress('/comments/:element');
export const serviceCountsAddress = resourceAddress('/service-counts/:slug');
/** The versions of one of the person's dashboards. */
export const dashboardHistoryAddress = resourceAddress('/dashboard-history/:id');
/** The person's alerts on numbers. */
export const alertsAddress = resourceAddress('/alerts');
export const whyAddress = resourceAddress('/why/:slug');
export const previewAddress = resourceAddress('/preview/:slug');
export const employeesAddress = resourceAddress('/employees');
export const exportAddress = resourceAddress('/export/:slug/:element');
/** The PDF of a dashboard with the choices in its URL. */
export const dashboardPdfAddress = resourceAddress('/dashboard-pdf/:slug');
/** How a location's month stands to its tier. */
export const headlineAddress = resourceAddress('/headline/:slug');
/** The score of a location's month as it stood at the end of each day. */
export const runningScoreAddress = resourceAddress('/running-score/:slug');
