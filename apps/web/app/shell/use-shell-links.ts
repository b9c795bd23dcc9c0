import { useLocation } from '@remix-run/react';
import { destinationOf } from '@roadside/domain/navigation';
import { searchForOtherPlace } from '../kit/places/search-for-other-place.ts';
import { useCurrentScreen } from './current-place.ts';
import type { RailEntry } from './rail/rail-entries.ts';
import type { ShellScreenProps } from './shell-screen.tsx';

/** The links of the shell's entries from the open screen, and which of them is current. */
export function useShellLinks({ person, geographySlug }: Pick<ShellScreenProps, 'person' | 'geographySlug'>) {
  const { screen, slug } = useCurrentScreen();
  const { search } = useLocation();
  const slugs = { geography: slug ?? geographySlug, driver: person.organization.slug, team: person.team };
  const hrefOf = (entry: RailEntry) => destinationOf({ ...entry, action: null, children: [] }, slugs) ?? '/';
  const isCurrent = (entry: RailEntry): boolean => {
    if (entry.children.length)
      return entry.children.some(isCurrent) || (entry.icon === 'surveys' && screen?.id === 'surveys');
    // The parts of the surveys are one screen; the address selects one.
    if (entry.icon.startsWith('survey-'))
      return screen?.id === 'surveys' && partIn(search) === partIn(entry.destination);
    return entry.screen === screen?.id || (entry.screen === 'home' && screen?.id === 'root');
  };
  /** The open screen at another location, or its dashboard if the screen has no location. */
  const placeHref = (slugThere: string) =>
    screen?.slug === 'geography'
      ? screen.path.replace(':slug', encodeURIComponent(slugThere)) +
        (screen.id === 'dashboard' ? searchForOtherPlace(search) : '')
      : `/dashboard/${encodeURIComponent(slugThere)}`;
  return { hrefOf, isCurrent, placeHref };
}

/** The part of the surveys in an address, or the first one. */
const partIn = (address: string): string =>
  new URLSearchParams(address.slice(address.indexOf('?'))).get('dashboard') ?? '1';
