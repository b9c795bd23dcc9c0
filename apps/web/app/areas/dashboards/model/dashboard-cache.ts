import { childTypeInEffect, refreshReason } from '@roadside/domain/dashboards';
import type { LoadedDashboard } from './loaded-dashboard.ts';
import { dashboardIdIn, dashboardSearch, elementInState, elementKey, readElementState } from './dashboard-state.ts';
import type { ElementLoad, ElementOutcome } from './element-data.ts';

/** Dashboards kept so that going back shows them at once. */
const kept = 12;

interface KeptElement extends ElementLoad {
  readonly loadedAt: string;
  failed: boolean;
}

interface KeptPage {
  /** The words of the dashboard are others now: the next load asks for them, and keeps the numbers. */
  readonly outdated?: boolean;
  readonly head: Omit<LoadedDashboard, 'elements'>;
  /** By key. */
  readonly elements: Map<string, KeptElement>;
}

export interface DashboardCacheOptions {
  readonly now: () => string;
  /** Asks for one element alone; never rejects. */
  readonly fetchElement: (slug: string, elementId: number, search: string) => Promise<ElementOutcome>;
}

/**
 * What the browser holds of the dashboards it has shown. A change of one element's parameters asks for that element
 * only; everything older than the specification's 90 minutes, and everything that failed, is asked for again.
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
      // The line broke while the page streamed in.
      () => {
        entry.failed = true;
      },
    );
    page.elements.set(load.key, entry);
    return entry;
  }

  return {
    /** Keeps what the server loaded. */
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

    /** The dashboard for an address, from what is held and what is missing; null when the place was never loaded. */
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
      // Without data in its first element the whole dashboard loads again (specification, section 4); another that failed, alone.
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
      // What is held is what was asked for: another that is missing is never found here.
      return { ...page.head, missing: false, elements };
    },

    /** Whether a dashboard on the screen holds an element past the age limit. */
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

    /** Forgets one element, so that the next load asks for it again. */
    forget(slug: string, dashboardId: number, key: string): void {
      pages.get(pageName(slug, dashboardId))?.elements.delete(key);
    },

    /** Forgets what a dashboard says and what is said on it, so that the next load asks for it again. */
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
