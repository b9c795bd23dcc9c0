import type { Action } from '../permissions/can.ts';
import type { MenuName, ScreenId } from './routes.ts';

/** Which slug of the current person or location a destination uses. */
export type SlugSource = 'geography' | 'driver' | 'team';

/** One entry of a menu. */
export interface MenuEntry {
  readonly label: string;
  /**
   * Path with the word slug, which `replaceSlug` replaces with the current one; null for an entry that only opens its
   * children.
   */
  readonly destination: string | null;
  readonly slugSource: SlugSource;
  /** Screen it opens; the screen's guard also decides whether the entry is shown. */
  readonly screen: ScreenId;
  /** Action that runs before the navigation; null = none. */
  readonly action: string | null;
  readonly children: readonly MenuEntry[];
}

/** The menus and their entries, in the order of the specification, section 2. */
export const menus: Readonly<Record<MenuName, readonly MenuEntry[]>> = {
  home: [
    entry('Dashboard', '/dashboard/slug', 'dashboard'),
    {
      ...entry('Surveys', null, 'surveys'),
      children: [survey('Overview', 1), survey('Raw Surveys', 2), survey('Emulated Surveys', 3), survey('Comments', 4)],
    },
    entry('Call Details', '/passed-calls/slug', 'passed-calls'),
  ],
  arena: [
    entry('My Team', '/team/slug', 'team', 'team'),
    entry('Draft', '/draft/slug', 'draft', 'team'),
    entry('Season', '/season/', 'season'),
    entry('Leaderboard', '/leaderboard/slug', 'leaderboard'),
    entry('My Skill Tree', '/skill-tree/slug', 'skill-tree', 'driver'),
    entry('Bookie', '/bookie/slug', 'bookie', 'driver'),
    entry('Campaigns', '/performance_campaign/', 'performance-campaigns'),
  ],
  training: [entry('Communications', '/communications/slug', 'communications')],
  usage: [],
};

/** Action required to see a menu (specification, section 5: arena only for Admin, usage not for drivers). */
export const menuActions: Readonly<Record<MenuName, Action | null>> = {
  home: null,
  arena: 'feature.arena',
  training: null,
  usage: 'feature.usage',
};

/**
 * The menu entries a person may open, in order; none if the menu itself is closed to them.
 * @param allowed calls `can` for this person and the current location
 */
export function menuFor(menu: MenuName, allowed: (action: Action) => boolean): readonly MenuEntry[] {
  const gate = menuActions[menu];
  if (gate !== null && !allowed(gate)) return [];
  return menus[menu].filter(({ screen }) => allowed(`screen.${screen}`));
}

/** The slugs available when a destination is followed. */
export interface CurrentSlugs {
  readonly geography: string;
  /** The person's own slug. @defaultValue the geography's */
  readonly driver?: string;
  /** The person's team. @defaultValue the geography's */
  readonly team?: string;
}

/**
 * Resolves a destination: the word slug, as a whole path segment, is replaced with the current slug (specification,
 * section 2).
 */
export function replaceSlug(destination: string, slug: string): string {
  return destination.replace(/(?<=\/)slug(?=$|[/?#])/g, () => encodeURIComponent(slug));
}

/** Path of an entry; null for an entry that only opens its children. */
export function destinationOf(menuEntry: MenuEntry, current: CurrentSlugs): string | null {
  if (menuEntry.destination === null) return null;
  return replaceSlug(menuEntry.destination, current[menuEntry.slugSource] ?? current.geography);
}

function entry(
  label: string,
  destination: string | null,
  screen: ScreenId,
  slugSource: SlugSource = 'geography',
): MenuEntry {
  return { label, destination, slugSource, screen, action: null, children: [] };
}

function survey(label: string, number: 1 | 2 | 3 | 4): MenuEntry {
  return { ...entry(label, `/surveys/slug?dashboard=${number}`, 'surveys'), action: `surveys.show-${number}` };
}
