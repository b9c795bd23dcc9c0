import { menuFor, routes, type MenuEntry, type ScreenId, type SlugSource } from '@roadside/domain/navigation';
import type { Action } from '@roadside/domain/permissions';

/** One entry of the rail. One with children leads to the first of them and shows the others while one is open. */
export interface RailEntry {
  readonly label: string;
  /** Path in which the word slug stands for the current one. */
  readonly destination: string;
  readonly slugSource: SlugSource;
  readonly screen: ScreenId;
  readonly icon: RailIcon;
  readonly children: readonly RailEntry[];
}

export type RailIcon = ScreenId | SurveyPart | 'scheduler' | 'reports' | 'learning' | 'administration' | 'arena';

/** The parts of the survey screen, in the menu's order. */
const surveyParts = ['survey-overview', 'survey-raw', 'survey-emulated', 'survey-comments'] as const;
export type SurveyPart = (typeof surveyParts)[number];

/**
 * The rail for a person: the home menu with the specification's labels in its order, then the other routes as groups.
 * Only entries this person may open are included.
 */
export function railEntries(allowed: (action: Action) => boolean): readonly RailEntry[] {
  const leaf = (id: ScreenId, label?: string): RailEntry[] => {
    const route = routes.find((known) => known.id === id);
    if (!route || !allowed(route.action)) return [];
    const slugSource: SlugSource = route.slug === 'driver' || route.slug === 'team' ? route.slug : 'geography';
    return [
      {
        label: label ?? route.title,
        destination: route.path.replace(':slug', 'slug'),
        slugSource,
        screen: id,
        icon: id,
        children: [],
      },
    ];
  };
  const group = (label: string, icon: RailIcon, children: readonly RailEntry[]): RailEntry[] => {
    const [first] = children;
    return first ? [{ ...first, label, icon, children }] : [];
  };
  return [
    ...leaf('home'),
    ...menuFor('home', allowed).map(fromMenu),
    ...leaf('maps'),
    ...group('Scheduler', 'scheduler', [
      ...leaf('scheduler-scheduling'),
      ...leaf('scheduler-profiles'),
      ...leaf('scheduler-reports'),
      ...leaf('scheduler-requests'),
    ]),
    ...group('Reports', 'reports', [...leaf('exec-reports'), ...leaf('usage'), ...leaf('user-activity')]),
    ...group('Training', 'learning', [
      ...leaf('training'),
      ...menuFor('training', allowed).map(fromMenu),
      ...leaf('campaigns'),
      ...leaf('campaign-creation'),
    ]),
    ...group('Arena', 'arena', menuFor('arena', allowed).map(fromMenu)),
    ...group('Administration', 'administration', [
      ...leaf('banks'),
      ...(allowed('feature.notready') ? leaf('sandbox') : []),
    ]),
  ];
}

/** What a driver needs on the road, in the order of a phone's bar, by the words drivers use. */
const driversBar = [
  { screen: 'scheduler-scheduling', label: 'Schedule' },
  { screen: 'scheduler-requests', label: 'Requests' },
  { screen: 'surveys', label: 'Score' },
  { screen: 'passed-calls', label: 'Calls' },
] as const satisfies readonly { readonly screen: ScreenId; readonly label: string }[];

/** How many destinations a phone's bar has; everything else is one tap further, under More. */
const barPlaces = driversBar.length;

/** The destinations in a phone's bar: a driver's own, and the first of the rail for everybody else. */
export function barEntries(rail: readonly RailEntry[], positionType: string): readonly RailEntry[] {
  if (positionType !== 'driver') return rail.slice(0, barPlaces);
  const all = rail.flatMap((entry) => [...entry.children, entry]);
  return driversBar.flatMap(({ screen, label }) => {
    // The entry with the screen's own icon: a group borrows the address of its first part.
    const entry = all.find((known) => known.screen === screen && known.icon === screen);
    return entry ? [{ ...entry, label, children: [] }] : [];
  });
}

function fromMenu({ label, destination, slugSource, screen, children }: MenuEntry): RailEntry {
  const parts = children.map((child, index) => ({ ...fromMenu(child), icon: surveyParts[index] ?? screen }));
  return {
    label,
    destination: destination ?? parts[0]?.destination ?? '/',
    slugSource,
    screen,
    icon: screen,
    children: parts,
  };
}
