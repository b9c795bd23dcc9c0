import { Link } from '@remix-run/react';
import { Table } from '@roadside/ui/table';
import { use } from 'react';
import type { TableReply } from '../model/element-data.ts';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
import type { MetricHeading } from '../../../kit/format/figures.ts';
import type { Place } from '../../../kit/places/place.ts';
import { CallsButton } from './calls-button.tsx';
import { CellRulesContext } from './cell-rules-context.ts';
import { figureCell } from './figure-cell.tsx';
import { FilterLink } from './filter-link.tsx';
import type { CrossFilter } from './use-cross-filter.ts';

interface PlaceRowProps {
  readonly row: TableReply['data'][number];
  readonly columns: readonly MetricHeading[];
  /** URL of the same dashboard at this location. */
  readonly href: string;
  readonly onCalls: () => void;
  /** Filters the other elements; null where there are none. */
  readonly filter: CrossFilter | null;
}

/** A child location with its numbers. A driver opens in a drawer, any other location as its own dashboard. */
export function PlaceRow({ row, columns, href, onCalls, filter }: PlaceRowProps) {
  const drawers = useDrawers();
  const rules = use(CellRulesContext);
  return (
    <Table.Row drillable={row.drillable} data-slug={row.drillable ? row.slug : undefined}>
      <Table.RowHeader>
        {row.drillable ? (
          <Table.Drill asChild>
            {row.type === 'driver' && drawers ? (
              <button type="button" onClick={() => drawers.open('survey-focus', { slug: row.slug, name: row.name })}>
                {row.name}
              </button>
            ) : (
              <Link to={href}>{row.name}</Link>
            )}
          </Table.Drill>
        ) : (
          row.name
        )}
        {row.drillable && <CallsButton name={row.name} onOpen={onCalls} />}
        {row.drillable && filter && <FilterLink place={row} filter={filter} />}
      </Table.RowHeader>
      {columns.map((heading) => (
        <Table.Cell
          key={heading.id}
          data-metric={heading.id}
          {...figureCell(heading, row.metrics[heading.id], rules)}
        />
      ))}
    </Table.Row>
  );
}

interface TotalsRowProps {
  readonly reply: TableReply;
  readonly place: Place;
  readonly onCalls: () => void;
}

/** The number of child locations, and the numbers of the location itself. */
export function TotalsRow({ reply: { totals, meta }, place, onCalls }: TotalsRowProps) {
  const rules = use(CellRulesContext);
  return (
    <Table.Row data-slug={place.slug}>
      <Table.RowHeader>
        Total ({new Intl.NumberFormat('en-US').format(meta.total_rows)})
        <CallsButton name={place.name} onOpen={onCalls} />
      </Table.RowHeader>
      {meta.metrics.map((heading) => (
        <Table.Cell
          key={heading.id}
          data-metric={heading.id}
          {...figureCell(heading, totals.metrics[heading.id], rules)}
        />
      ))}
    </Table.Row>
  );
}
