import { Link } from '@remix-run/react';
import { typeLabel } from '@roadside/domain/geography';
import { Breadcrumbs } from '@roadside/ui/breadcrumbs';
import { ChevronDownIcon } from '@roadside/ui/icons';
import { Popover } from '@roadside/ui/popover';
import { SearchField } from '@roadside/ui/search-field';
import { Skeleton } from '@roadside/ui/skeleton';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Outcome } from '../../api/outcome.ts';
import type { DashboardPlace } from '../../dashboard/element-data.ts';
import { lazyPart } from '../../hydration/lazy-part.tsx';
import type { PlaceGroup } from '../../places/find-places.server.ts';
import { NotRead } from '../states/not-read.tsx';
import * as styles from './place-switcher.css.ts';

// The tree comes when the panel is opened.
const PlaceTree = lazyPart(() => import('./place-tree.tsx'), <Waiting />);

export interface PlaceSwitcherProps {
  readonly place: DashboardPlace;
  /** Address of the open screen on another place. */
  readonly hrefOf: (slug: string) => string;
  /** Whether this person may search the tree. */
  readonly maySearch: boolean;
}

/** Steps of the way that are shown before the middle folds together. */
const longestWay = 4;

interface WayStep {
  /** Null stands for the folded middle. */
  readonly slug: string | null;
  readonly name: string;
  readonly open: boolean;
}

/** The line of command above a place; states and facility reps are cuts across it and stand in the panel only. */
function wayTo({ path }: DashboardPlace): readonly WayStep[] {
  const line: readonly WayStep[] = path.filter(({ type }) => type !== 'station-state' && type !== 'facility-rep');
  if (line.length <= longestWay) return line;
  return [...line.slice(0, 1), { slug: null, name: '…', open: true }, ...line.slice(-2)];
}

/** Where am I: the way from the top, and a panel that leads to any other place. */
export function PlaceSwitcher({ place, hrefOf, maySearch }: PlaceSwitcherProps) {
  const [open, setOpen] = useState(false);
  useSearchKey(maySearch, () => setOpen(true));
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Breadcrumbs.Root aria-label="Place" className={styles.way}>
        {wayTo(place).map(({ slug, name, open: mayOpen }) =>
          slug === null ? (
            <Breadcrumbs.Item key="between" asChild>
              <button type="button" className={styles.between} aria-label="Places between" onClick={() => setOpen(true)}>
                …
              </button>
            </Breadcrumbs.Item>
          ) : mayOpen ? (
            <Breadcrumbs.Item key={slug} asChild>
              <Link to={hrefOf(slug)}>
                {name}
              </Link>
            </Breadcrumbs.Item>
          ) : (
            <Breadcrumbs.Item key={slug} asChild>
              <span className={styles.closed}>{name}</span>
            </Breadcrumbs.Item>
          ),
        )}
        <Breadcrumbs.Item current asChild>
          <Popover.Trigger className={styles.here}>
            <span className={styles.hereName}>{place.name}</span>
            <span className={styles.hereType}>{typeLabel(place.type)}</span>
            <ChevronDownIcon size={16} />
          </Popover.Trigger>
        </Breadcrumbs.Item>
      </Breadcrumbs.Root>
      <Popover.Content aria-label="Go to another place" flush className={styles.panel}>
        <Places place={place} hrefOf={hrefOf} maySearch={maySearch} onChosen={() => setOpen(false)} />
      </Popover.Content>
    </Popover.Root>
  );
}

function Places({ place, hrefOf, maySearch, onChosen }: PlaceSwitcherProps & { readonly onChosen: () => void }) {
  const [search, setSearch] = useState('');
  const [found, retry] = usePlaces(place.slug, search);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Arrow keys walk through the links; Tab and Enter do as everywhere.
    <div className={styles.places} onKeyDown={walk}>
      {maySearch && (
        <div className={styles.search}>
          <SearchField value={search} onValueChange={setSearch} placeholder="Search every place you may see" />
        </div>
      )}
      <div className={styles.list} aria-busy={found === null}>
        {!search && <PlaceTree place={place} hrefOf={hrefOf} onChosen={onChosen} onLost={onChosen} />}
        {found === null && search && <Waiting />}
        {found?.ok === false && <NotRead problem={found.problem} onRetry={retry} />}
        {found?.ok === true &&
          found.data.map(({ type, label, total, places }) => (
            <PlaceList key={type} title={label} total={total} places={places} hrefOf={hrefOf} onChosen={onChosen} />
          ))}
        {found?.ok === true && found.data.length === 0 && search && <p className={styles.nothing}>{`No place you may see has “${search}” in its name.`}</p>}
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton width="long" />
      <Skeleton width="medium" />
      <Skeleton width="long" />
    </div>
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
      <h3 className={styles.groupTitle}>
        {title}
        {total !== undefined && <span className={styles.count}>{places.length < total ? `${places.length} of ${total}` : total}</span>}
      </h3>
      <ul className={styles.plain}>
        {places.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={hrefOf(slug)} className={styles.place} onClick={onChosen}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the server finds; null while it looks. Typing waits a moment before it asks. */
function usePlaces(slug: string, search: string): readonly [Outcome<readonly PlaceGroup[]> | null, () => void] {
  const [found, setFound] = useState<Outcome<readonly PlaceGroup[]> | null>(null);
  const look = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const query = search ? `?search=${encodeURIComponent(search)}` : '';
        const answer = await fetch(`/resources/places/${encodeURIComponent(slug)}${query}`, signal ? { signal } : {});
        setFound((await answer.json()) as Outcome<readonly PlaceGroup[]>);
      } catch {
        if (!signal?.aborted) setFound({ ok: false, problem: { kind: 'unreachable', detail: '', requestId: '' } });
      }
    },
    [slug, search],
  );
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => void look(abort.signal), search ? 200 : 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [look, search]);
  const retry = () => {
    setFound(null);
    void look();
  };
  return [found, retry];
}

/** The slash key searches, wherever one is not typing. */
function useSearchKey(enabled: boolean, search: () => void) {
  const current = useRef(search);
  useEffect(() => {
    current.current = search;
  });
  useEffect(() => {
    if (!enabled) return;
    const pressed = (event: globalThis.KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && (event.target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName));
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      current.current();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [enabled]);
}

function walk(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  // The tree has keys of its own.
  if (event.target instanceof Element && event.target.closest('[role="treegrid"]')) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
