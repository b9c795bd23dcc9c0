import { Link } from '@remix-run/react';
import { IconButton } from '@roadside/ui/icon-button';
import { FilterIcon } from '@roadside/ui/icons';
import type { CrossFilter } from './use-cross-filter.ts';
import * as styles from './table-element.css.ts';

export interface FilterLinkProps {
  readonly place: { readonly slug: string; readonly name: string };
  readonly filter: CrossFilter;
}

/** Limits the other elements of the dashboard to the location of a row, as does the row's menu. Again shows all. */
export function FilterLink({ place: { slug, name }, filter }: FilterLinkProps) {
  const chosen = filter.only === slug;
  return (
    <IconButton
      label={chosen ? `Show all again, not only ${name}` : `Filter dashboard to ${name}`}
      size="sm"
      asChild
      className={chosen ? styles.filtering : styles.filter}
    >
      <Link to={filter.searchOfPlace(slug)} preventScrollReset aria-current={chosen ? 'true' : undefined}>
        <FilterIcon size={16} />
      </Link>
    </IconButton>
  );
}
