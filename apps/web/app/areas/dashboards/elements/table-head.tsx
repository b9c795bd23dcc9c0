import type { DashboardElement } from '@roadside/domain/dashboards';
import { childTypesOf, typeLabel, type GeographyType } from '@roadside/domain/geography';
import type { ReactNode } from 'react';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { dashboardSearch, type DashboardState } from '../model/dashboard-state.ts';
import type { Place } from '../../../kit/places/place.ts';
import { ElementMenu } from './element-menu.tsx';
import { PickLinks } from '../../../kit/pick-links/pick-links.tsx';
import { RowSearch } from './row-search.tsx';
import * as styles from './table-element.css.ts';
import { CommentsButton } from './comments-button.tsx';

export interface TableHeadProps {
  readonly element: DashboardElement;
  readonly place: Place;
  readonly state: DashboardState;
  readonly childType: GeographyType;
  /** Description of the rows, once known. */
  readonly parameters?: string;
}

/** Title, parameters in words, and controls. */
function TableHead({ element, place, state, childType, parameters }: TableHeadProps) {
  const types = childTypesOf(place.type, { grouped: element.grouped });
  return (
    <Inline gap={16} rowGap={8} align="end" justify="between" wrap asChild>
      <header>
        <div className={styles.heading}>
          <h2 id={`element-${element.id}`} className={styles.title}>
            {element.title}
          </h2>
          <p className={styles.parameters}>{parameters ?? `By ${typeLabel(childType)}`}</p>
        </div>
        <div className={styles.choices}>
          <RowSearch state={state} childType={childType} />
          <PickLinks
            label="Rows"
            items={types.map((type) => ({
              key: type,
              label: typeLabel(type),
              to: dashboardSearch(state, { childType: type === types[0] ? null : type, search: '' }) || '?',
              current: type === childType,
            }))}
          />
          <CommentsButton element={element} />
          <ElementMenu element={element} place={place} state={state} />
        </div>
      </header>
    </Inline>
  );
}

/** The table's frame with its title and controls around any content. */
export function TableFrame({ children, ...head }: TableHeadProps & { readonly children: ReactNode }) {
  return (
    <Stack asChild>
      <article aria-labelledby={`element-${head.element.id}`}>
        <TableHead {...head} />
        {children}
      </article>
    </Stack>
  );
}
