import { useNavigate } from '@remix-run/react';
import { ContextMenu } from '@roadside/ui/context-menu';
import {
  CallsIcon,
  CircleCheckIcon,
  DashboardIcon,
  FilterIcon,
  HelpIcon,
  MapIcon,
  SurveyIcon,
} from '@roadside/ui/icons';
import { Menu } from '@roadside/ui/menu';
import { useState, type ReactElement } from 'react';
import { bucketWords } from '../../../kit/format/day-words.ts';
import type { MetricHeading } from '../../../kit/format/figures.ts';
import type { CellPlace } from './use-cell-drawers.ts';
import type { CrossFilter } from './use-cross-filter.ts';

interface RowPlace extends CellPlace {
  readonly name: string;
}

export interface RowMenuProps {
  /** The locations of the rows, including the totals. */
  readonly places: readonly RowPlace[];
  /** Slug of the location on screen, which gets no link to itself. */
  readonly here: string;
  /** URL of the dashboard at another location. */
  readonly hrefOf: (slug: string) => string;
  /** Addresses of a location's map and surveys, of one date or of all that is shown. */
  readonly mapOf: (place: CellPlace, date?: string) => string;
  readonly surveysOf: (place: CellPlace, date?: string) => string;
  /** The metrics. A cell carries its metric as `data-metric` and, in a series, its date as `data-date`. */
  readonly headings: readonly MetricHeading[];
  /** Opens the calls behind a cell, or behind the row or date if no cell was targeted. */
  readonly onCalls: (slug: string, heading?: MetricHeading, date?: string) => void;
  readonly onWhy: (slug: string, heading: MetricHeading) => void;
  readonly onGoal: (slug: string, heading: MetricHeading) => void;
  /** Filters the other elements; null where there are none. */
  readonly filter: CrossFilter | null;
  /** The table. Its rows carry `data-slug`; where locations are columns, its cells do. */
  readonly children: ReactElement;
}

/**
 * Context menu of a row, opened by right-click, long press or the menu key. Every destination is also reachable another
 * way.
 */
export function RowMenu({
  places,
  headings,
  here,
  hrefOf,
  mapOf,
  surveysOf,
  onCalls,
  onWhy,
  onGoal,
  filter,
  children,
}: RowMenuProps) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{
    readonly slug?: string | undefined;
    readonly metric?: string | undefined;
    readonly date?: string | undefined;
    readonly sure?: string | undefined;
  }>({});
  const place = places.find(({ slug }) => slug === asked.slug);
  const { date } = asked;
  const heading = headings.find(({ id }) => id === asked.metric);
  const note = ({ target }: { readonly target: EventTarget }) => {
    const around = (selector: string) => (target instanceof Element ? target.closest<HTMLElement>(selector) : null);
    const cell = around('td[data-metric]');
    setAsked({
      slug: around('[data-slug]')?.dataset['slug'],
      metric: cell?.dataset['metric'],
      date: around('[data-date]')?.dataset['date'],
      sure: cell?.title,
    });
  };
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild onContextMenuCapture={note} onPointerDownCapture={note} onKeyDownCapture={note}>
        {children}
      </ContextMenu.Trigger>
      <ContextMenu.Content aria-label={place?.name ?? 'Rows'}>
        <Menu.Label>
          {place ? [place.name, asked.date && bucketWords(asked.date)].filter(Boolean).join(', ') : 'Choose a row'}
        </Menu.Label>
        {/* Confidence: hovering shows it on the cell; touch and keyboard users read it here. */}
        {place && heading && asked.sure && <Menu.Label>{asked.sure}</Menu.Label>}
        {place && heading && (
          <>
            <Menu.Item leading={<CallsIcon size={16} />} onSelect={() => onCalls(place.slug, heading, asked.date)}>
              Calls behind {heading.label}
            </Menu.Item>
            {heading.kind !== 'quantile' && (
              <Menu.Item leading={<HelpIcon size={16} />} onSelect={() => onWhy(place.slug, heading)}>
                Why {heading.label} moved
              </Menu.Item>
            )}
            {heading.direction !== 'neutral' && (
              <Menu.Item leading={<CircleCheckIcon size={16} />} onSelect={() => onGoal(place.slug, heading)}>
                {heading.label} goal
              </Menu.Item>
            )}
          </>
        )}
        {place && (
          <Menu.Item leading={<CallsIcon size={16} />} onSelect={() => onCalls(place.slug, undefined, asked.date)}>
            Calls behind these numbers
          </Menu.Item>
        )}
        {place && (
          <>
            <Menu.Item leading={<MapIcon size={16} />} onSelect={() => navigate(mapOf(place, date))}>
              Show on map
            </Menu.Item>
            <Menu.Item leading={<SurveyIcon size={16} />} onSelect={() => navigate(surveysOf(place, date))}>
              Show surveys
            </Menu.Item>
          </>
        )}
        {filter && place && place.slug !== here && (
          <Menu.Item leading={<FilterIcon size={16} />} onSelect={() => filter.filterPlace(place.slug)}>
            {filter.only === place.slug ? 'Stop filtering the dashboard' : `Filter dashboard to ${place.name}`}
          </Menu.Item>
        )}
        {filter && date !== undefined && (
          <Menu.Item leading={<FilterIcon size={16} />} onSelect={() => filter.filterDate(date)}>
            {`Filter dashboard to ${bucketWords(date)}`}
          </Menu.Item>
        )}
        {place && place.slug !== here && (
          <Menu.Item leading={<DashboardIcon size={16} />} onSelect={() => navigate(hrefOf(place.slug))}>
            Open dashboard
          </Menu.Item>
        )}
      </ContextMenu.Content>
    </ContextMenu.Root>
  );
}
