import { Link } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { CloseIcon, FilterIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Menu } from '@roadside/ui/menu';
import { Popover } from '@roadside/ui/popover';
import { useRef, useState } from 'react';
import { lazyPart } from '../page/lazy-part.tsx';
import { useFetchedWhenIdle } from '../page/use-fetched-when-idle.ts';
import { AddressSearch } from './address-search.tsx';
import * as styles from './list.css.ts';
import { capitalized } from '../format/capitalized.ts';
import { clearedState, filterPhrases, withFilter, type ListDefinition, type ListState } from './list-state.ts';

/** The number of rows for each value of a filter, under the other filters, largest first. */
export type FilterFacets = Readonly<Record<string, readonly { readonly value: string; readonly count: number }[]>>;

export interface FilterBarProps {
  readonly definition: ListDefinition;
  readonly state: ListState;
  /** The query for a state, for links that work before script. Omit where the address doesn't hold the state. */
  readonly hrefOf?: ((state: ListState) => string) | undefined;
  readonly onChange: (state: ListState) => void;
  readonly facets?: FilterFacets | undefined;
  /** ISO day of the location, for day pickers. */
  readonly today: string;
  /** @defaultValue 'Search' */
  readonly searchPlaceholder?: string | undefined;
}

const FilterEditor = lazyPart(() => import('./filter-editor.tsx'));

const noFacets: FilterFacets = {};

/** The filters of a list as a sentence. Each phrase opens its own editor and can be removed. */
export function FilterBar({
  definition,
  state,
  hrefOf,
  onChange,
  facets = noFacets,
  today,
  searchPlaceholder = 'Search',
}: FilterBarProps) {
  const [editing, setEditing] = useState<string | null>(null);
  useFetchedWhenIdle(FilterEditor);
  const chosen = useRef<string | null>(null);
  // An editor opened while the menu is closing would lose the focus to the menu's button and close too.
  const openChosen = (event: Event) => {
    if (chosen.current === null) return;
    event.preventDefault();
    setEditing(chosen.current);
    chosen.current = null;
  };
  const phrases = filterPhrases(state, definition);
  const shown = definition.filters.filter(
    ({ key, shownElsewhere }) => key === editing || (state.filters[key] && !shownElsewhere),
  );
  const cleared = { ...clearedState(state, definition), search: state.search };
  const others = definition.filters.filter((filter) => !shown.includes(filter));
  return (
    <Inline gap={6} rowGap={4} wrap className={styles.bar} role="group" aria-label="Filters">
      {definition.searchable && (
        <AddressSearch
          text={state.search}
          placeholder={searchPlaceholder}
          className={styles.search}
          onChange={(search) => onChange({ ...state, search })}
        />
      )}
      {shown.map((filter, index) => {
        const words = phrases.find(({ key }) => key === filter.key)?.text ?? filter.label;
        return (
          <span key={filter.key}>
            {index > 0 && 'and '}
            <span className={styles.phrase}>
              <Popover.Root open={editing === filter.key} onOpenChange={(open) => setEditing(open ? filter.key : null)}>
                <Popover.Trigger className={styles.words}>{words}</Popover.Trigger>
                <Popover.Content aria-label={`Filter by ${filter.label}`}>
                  <FilterEditor
                    filter={filter}
                    values={state.filters[filter.key] ?? []}
                    facets={facets[filter.key]}
                    today={today}
                    onChange={(values) => onChange(withFilter(state, filter.key, values))}
                    onLost={() => setEditing(null)}
                  />
                </Popover.Content>
              </Popover.Root>
              {state.filters[filter.key] &&
                (hrefOf ? (
                  <Link
                    to={hrefOf(withFilter(state, filter.key, []))}
                    className={styles.remove}
                    aria-label={`Remove filter: ${words}`}
                    preventScrollReset
                  >
                    <CloseIcon size={16} />
                  </Link>
                ) : (
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={`Remove filter: ${words}`}
                    onClick={() => onChange(withFilter(state, filter.key, []))}
                  >
                    <CloseIcon size={16} />
                  </button>
                ))}
            </span>
          </span>
        );
      })}
      {others.length > 0 && (
        <Menu.Root>
          <Menu.Trigger asChild>
            <Button size="sm" emphasis="plain" leading={<FilterIcon size={16} />} className={styles.notOnPaper}>
              Filter
            </Button>
          </Menu.Trigger>
          <Menu.Content align="start" onCloseAutoFocus={openChosen}>
            {others.map(({ key, label, relation, shownElsewhere }) => (
              <Menu.Item key={key} onSelect={() => void (chosen.current = key)}>
                {capitalized(shownElsewhere && relation ? `${label} ${relation}` : label)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Root>
      )}
      {shown.length > 1 &&
        (hrefOf ? (
          <Button size="sm" emphasis="plain" asChild>
            <Link to={hrefOf(cleared)} preventScrollReset className={styles.notOnPaper}>
              Clear filters
            </Link>
          </Button>
        ) : (
          <Button size="sm" emphasis="plain" className={styles.notOnPaper} onClick={() => onChange(cleared)}>
            Clear filters
          </Button>
        ))}
    </Inline>
  );
}
