import { sendRequest } from '../../../kit/resource/send-request.ts';
import { elementAddress } from './addresses.ts';
import { createDashboardCache } from './dashboard-cache.ts';

/** The cache of this tab. */
export const dashboardCache = createDashboardCache({
  now: () => new Date().toISOString(),
  fetchElement: (slug, element, search) => sendRequest(elementAddress({ slug, element }, search)),
});
