import { useLocation } from '@remix-run/react';
import { destinationOf } from '@roadside/domain/navigation';
import { searchForOtherPlace } from '../kit/places/search-for-other-place.ts';
import { useCurrentScreen } from './current-place.ts';
import type { RailEntry } from './rail/rail-entries.ts';
import type { ShellScreenProps } from './shell-screen.tsx';

/** Where the frame's entries lead from the open screen, and which of them it belongs to. */
export function useShellLinks({ person, geographySlug }: Pick<ShellScreenProps, 'person' | 'geographySlug'>) {
  const { screen, slug } = useCurrentScreen();
  const { search } = useLocation();
  const slugs = { geography: slug ?? geographySlug, driver: person.organization.slug, team: person.team };
  const hrefOf = (entry: RailEntry) => destinationOf({ ...entry, action: null, children: [] }, slugs) ?? '/';
  const isCurrent = (entry: RailEntry): boolean => {
    if (entry.children.length)
      return entry.children.some(isCurrent) || (entry.icon === 'surveys' && screen?.id === 'surveys');
    // The parts of the surveys are one screen; the address tells which.
    if (entry.icon === 'survey-part') return screen?.id === 'surveys' && partIn(search) === partIn(entry.destination);
    return entry.screen === screen?.id || (entry.screen === 'home' && screen?.id === 'root');
  };
  /** The open screen of another place; its dashboard where the screen is of no place. */
  const placeHref = (slugThere: string) =>
    screen?.slug === 'geography'
      ? screen.path.replace(':slug', encodeURIComponent(slugThere)) +
        (screen.id === 'dashboard' ? searchForOtherPlace(search) : '')
      : `/dashboard/${encodeURIComponent(slugThere)}`;
  return { hrefOf, isCurrent, placeHref };
}

/** The part of the surveys an address names; without one the first. */
const partIn = (address: string): string =>
  new URLSearchParams(address.slice(address.indexOf('?'))).get('dashboard') ?? '1';
