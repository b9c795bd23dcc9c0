import { childTypeInEffect, refreshReason } from '@roadside/domain/dashboards';
import type { LoadedDashboard } from './loaded-dashboard.ts';
import { dashboardIdIn, dashboardSearch, elementInState, elementKey, readElementState } from './dashboard-state.ts';
import type { ElementLoad, ElementOutcome } from './element-data.ts';

/** Number of dashboards kept, so that going back is instant. */
const kept = 12;

interface KeptElement extends ElementLoad {
  readonly loadedAt: string;
  failed: boolean;
}

interface KeptPage {
  /** The dashboard's definition or comments have changed: the next load refetches them and keeps the data. */
  readonly outdated?: boolean;
  readonly head: Omit<LoadedDashboard, 'elements'>;
  /** By key. */
  readonly elements: Map<string, KeptElement>;
}

export interface DashboardCacheOptions {
  readonly now: () => string;
  /** Fetches one element alone; never rejects. */
  readonly fetchElement: (slug: string, elementId: number, search: string) => Promise<ElementOutcome>;
}

/**
 * Caches the dashboards this browser tab has shown. A change to one element's parameters fetches only that element.
 * Everything older than the specification's 90 minutes, and everything that failed, is fetched again.
 */
export function createDashboardCache({ now, fetchElement }: DashboardCacheOptions) {
  /** By place and dashboard. */
  const pages = new Map<string, KeptPage>();

  function keepElement(page: KeptPage, load: ElementLoad): KeptElement {
    const entry: KeptElement = { ...load, loadedAt: now(), failed: false };
    load.outcome.then(
      (outcome) => {
        entry.failed = !outcome.ok;
      },
      // The connection dropped while the page streamed in.
      () => {
        entry.failed = true;
      },
    );
    page.elements.set(load.key, entry);
    return entry;
  }

  return {
    /** Stores what the server loaded. */
    keep(loaded: LoadedDashboard): void {
      const { elements, ...head } = loaded;
      const name = pageName(loaded.place.slug, loaded.dashboard.id);
      const page = pages.get(name) ?? { head, elements: new Map<string, KeptElement>() };
      pages.delete(name);
      pages.set(name, { elements: page.elements, head });
      for (const load of Object.values(elements))
        if (page.elements.get(load.key)?.outcome !== load.outcome) keepElement(page, load);
      for (const oldest of pages.keys()) if (pages.size > kept) pages.delete(oldest);
    },

    /**
     * Builds the dashboard for a URL from the cache, fetching what is missing; null if the location was never loaded.
     */
    load(slug: string, search: URLSearchParams): LoadedDashboard | null {
      const page = pages.get(pageName(slug, dashboardIdIn(search)));
      if (!page || page.outdated) return null;
      const { dashboard, place } = page.head;
      const shown = dashboard.elements.flatMap((defined) => {
        const state = readElementState(search, place.type, dashboard.id, defined);
        const element = elementInState(defined, state);
        if (element.parameters.relation === 'children' && childTypeInEffect(element, place.type) === null) return [];
        const key = elementKey(slug, element);
        return [{ element, key, state, held: page.elements.get(key) }];
      });
      // If the first element has no data, the whole dashboard reloads (specification, section 4); any other failed
      // element reloads alone.
      const firstFailed = shown[0]?.held?.failed === true;
      const elements: Record<number, ElementLoad> = {};
      for (const { element, key, state, held } of shown) {
        const reason = refreshReason(
          {
            loadedAt: held?.loadedAt ?? null,
            parametersChanged: !held,
            firstElementHasData: !firstFailed && held?.failed === false,
          },
          now(),
        );
        elements[element.id] =
          held && !reason
            ? held
            : keepElement(page, { key, outcome: fetchElement(slug, element.id, dashboardSearch(state)) });
      }
      // A cached dashboard is always the one requested: a missing one is never found under this key.
      return { ...page.head, missing: false, elements };
    },

    /** Whether a dashboard on screen has an element past the age limit. */
    isStale(keys: readonly string[], slug: string, dashboardId: number): boolean {
      const page = pages.get(pageName(slug, dashboardId));
      return keys.some((key) => {
        const held = page?.elements.get(key);
        return (
          held !== undefined &&
          refreshReason({ loadedAt: held.loadedAt, parametersChanged: false, firstElementHasData: true }, now()) ===
            'stale'
        );
      });
    },

    /** Drops one element, so that the next load fetches it again. */
    forget(slug: string, dashboardId: number, key: string): void {
      pages.get(pageName(slug, dashboardId))?.elements.delete(key);
    },

    /** Invalidates a dashboard's definition and comments, so that the next load fetches them again. */
    forgetWords(slug: string, dashboardId: number): void {
      const name = pageName(slug, dashboardId);
      const page = pages.get(name);
      if (page) pages.set(name, { ...page, outdated: true });
    },

    clear(): void {
      pages.clear();
    },
  };
}

function pageName(slug: string, dashboardId: number): string {
  return `${dashboardId} ${slug}`;
}
