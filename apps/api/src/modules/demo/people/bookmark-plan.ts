import { bookmarkDisplay } from '@roadside/domain/session';
import type { DemoClub, DemoOrganization } from '../organization/organization-plan.ts';
import { RandomStream } from '../random/random-stream.ts';
import type { DemoEmployee } from './people-plan.ts';

/** A bookmark before it has an id. The display name is the geography's name in capitals (spec section 3). */
export interface DemoBookmark {
  readonly employeeKey: string;
  readonly display: string;
  readonly link: string;
}

const screens = ['dashboard', 'surveys', 'passed-calls'] as const;

/** Two to five bookmarks for everybody, to their own organization and those below it. */
export function planBookmarks(
  seed: number,
  club: DemoClub,
  employees: readonly DemoEmployee[],
): readonly DemoBookmark[] {
  const byKey = new Map(club.organizations.map((organization) => [organization.key, organization]));
  const childrenOf = new Map<string, DemoOrganization[]>();
  for (const organization of club.organizations) {
    if (organization.parentKey === null) continue;
    childrenOf.set(organization.parentKey, [...(childrenOf.get(organization.parentKey) ?? []), organization]);
  }
  return employees.flatMap((employee) => {
    const stream = new RandomStream(seed, 'bookmarks', employee.key);
    const own = byKey.get(employee.organizationKey);
    if (!own) return [];
    // Drivers only bookmark themselves; everyone else also bookmarks the organizations below them.
    const places =
      employee.position === 'driver'
        ? [own]
        : [own, ...(childrenOf.get(own.key) ?? []).filter(({ type }) => type !== 'station-state')];
    const candidates = places.flatMap((place) =>
      screens.map((screen) => ({ display: bookmarkDisplay(place.name), link: `/${screen}/${place.slug}` })),
    );
    const wanted = Math.min(stream.integer(2, 5), candidates.length);
    return stream
      .shuffle(candidates)
      .slice(0, wanted)
      .map(({ display, link }) => ({ employeeKey: employee.key, display, link }));
  });
}
