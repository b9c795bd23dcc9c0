import { Link } from '@remix-run/react';
import { Inline } from '@roadside/ui/inline';
import { SearchField } from '@roadside/ui/search-field';
import { Stack } from '@roadside/ui/stack';
import { useState, type KeyboardEvent } from 'react';
import type { PlacesResource } from '../kit/places/places.server.ts';
import { useDebounced } from '../kit/resource/use-debounced.ts';
import { useResource } from '../kit/resource/use-resource.ts';
import { NotRead } from '../kit/states/not-read.tsx';
import type { PlaceSwitcherProps } from './place-switcher.tsx';
import * as styles from './place-switcher.css.ts';
import { PlaceTree } from './place-tree.tsx';
import { PlacesWaiting } from './places-waiting.tsx';
import { placesAddress } from '../kit/places/addresses.ts';

export interface PlacesPanelProps extends PlaceSwitcherProps {
  readonly onChosen: () => void;
}

/** The locations the person may switch to: the tree, or search results. */
export function PlacesPanel({ place, hrefOf, maySearch, onChosen }: PlacesPanelProps) {
  const [search, setSearch] = useState('');
  const text = useDebounced(search);
  const {
    data: found,
    problem,
    loading,
    retry,
  } = useResource<PlacesResource>(placesAddress({ slug: place.slug }, { search: text }));
  const waiting = loading || text !== search;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move between links
    <Stack gap="none" className={styles.places} onKeyDown={walk}>
      {maySearch && (
        <div className={styles.search}>
          <SearchField value={search} onValueChange={setSearch} placeholder="Search all locations" />
        </div>
      )}
      <div className={styles.list} aria-busy={waiting}>
        {!search && <PlaceTree place={place} hrefOf={hrefOf} onChosen={onChosen} />}
        {waiting && search && <PlacesWaiting />}
        {problem && <NotRead problem={problem} onRetry={retry} />}
        {!waiting &&
          found?.map(({ type, label, total, places }) => (
            <PlaceList key={type} title={label} total={total} places={places} hrefOf={hrefOf} onChosen={onChosen} />
          ))}
        {!waiting && found?.length === 0 && search && (
          <p className={styles.nothing}>{`No locations match “${search}”`}</p>
        )}
      </div>
    </Stack>
  );
}

interface PlaceListProps {
  readonly title: string;
  readonly total?: number;
  readonly places: readonly { readonly slug: string; readonly name: string }[];
  readonly hrefOf: (slug: string) => string;
  readonly onChosen: () => void;
}

function PlaceList({ title, total, places, hrefOf, onChosen }: PlaceListProps) {
  return (
    <section aria-label={title} className={styles.group}>
      <Inline align="stretch" justify="between" asChild className={styles.groupTitle}>
        <h3>
          {title}
          {total !== undefined && (
            <span className={styles.count}>{places.length < total ? `${places.length} of ${total}` : total}</span>
          )}
        </h3>
      </Inline>
      <ul className={styles.plain}>
        {places.map(({ slug, name }) => (
          <li key={slug}>
            <Inline gap="none" asChild className={styles.place}>
              <Link to={hrefOf(slug)} onClick={onChosen}>
                {name}
              </Link>
            </Inline>
          </li>
        ))}
      </ul>
    </section>
  );
}

function walk(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  // The tree handles its own keys.
  if (event.target instanceof Element && event.target.closest('[role="treegrid"]')) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
