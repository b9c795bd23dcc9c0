import { unanswered } from '../../../kit/outcome/outcome.ts';
import { createDashboardCache } from './dashboard-cache.ts';
import type { ElementOutcome } from './element-data.ts';

/** The cache of this tab. */
export const dashboardCache = createDashboardCache({
  now: () => new Date().toISOString(),
  async fetchElement(slug, elementId, search) {
    const at = new Date().toISOString();
    try {
      const answer = await fetch(`/resources/dashboard/${encodeURIComponent(slug)}/${elementId}${search}`);
      if (!answer.ok) throw new Error(`The web server answered ${answer.status}.`);
      return (await answer.json()) as ElementOutcome;
    } catch {
      return { at, ...unanswered };
    }
  },
});
