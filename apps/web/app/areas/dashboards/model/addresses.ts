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
