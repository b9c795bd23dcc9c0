import { useNavigate } from '@remix-run/react';
import { ContextMenu } from '@roadside/ui/context-menu';
import { CallsIcon, CircleCheckIcon, DashboardIcon, HelpIcon } from '@roadside/ui/icons';
import { Menu } from '@roadside/ui/menu';
import { useState, type ReactElement } from 'react';
import { isQuantile, type MetricHeading } from './figures.ts';

interface RowPlace {
  readonly slug: string;
  readonly name: string;
}

export interface RowMenuProps {
  /** What the rows stand for, the totals among them. */
  readonly places: readonly RowPlace[];
  /** Slug of the place on the screen: one does not go where one is. */
  readonly here: string;
  /** Address of the dashboard on another place. */
  readonly hrefOf: (slug: string) => string;
  /** The columns; a cell carries its metric as `data-metric`. */
  readonly headings: readonly MetricHeading[];
  /** Opens the calls behind a cell, or behind the row where no cell was meant. */
  readonly onCalls: (slug: string, heading?: MetricHeading) => void;
  readonly onWhy: (slug: string, heading: MetricHeading) => void;
  readonly onGoal: (slug: string, heading: MetricHeading) => void;
  /** The table; its rows carry `data-slug`. */
  readonly children: ReactElement;
}

/** Where a row's numbers lead, by the right button, a long press or the menu key; every destination has another way too. */
export function RowMenu({ places, headings, here, hrefOf, onCalls, onWhy, onGoal, children }: RowMenuProps) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ readonly slug?: string | undefined; readonly metric?: string | undefined }>({});
  const place = places.find(({ slug }) => slug === asked.slug);
  const heading = headings.find(({ id }) => id === asked.metric);
  const note = ({ target }: { readonly target: EventTarget }) => {
    const data = (selector: string) => (target instanceof Element ? target.closest<HTMLElement>(selector)?.dataset : undefined);
    setAsked({ slug: data('tr[data-slug]')?.['slug'], metric: data('td[data-metric]')?.['metric'] });
  };
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild onContextMenuCapture={note} onPointerDownCapture={note} onKeyDownCapture={note}>
        {children}
      </ContextMenu.Trigger>
      <ContextMenu.Content aria-label={place?.name ?? 'Rows'}>
        {place ? <Menu.Label>{place.name}</Menu.Label> : <Menu.Label>Choose a row</Menu.Label>}
        {place && heading && (
          <>
            <Menu.Item leading={<CallsIcon size={16} />} onSelect={() => onCalls(place.slug, heading)}>
              Calls behind {heading.label}
            </Menu.Item>
            {!isQuantile(heading.id) && (
              <Menu.Item leading={<HelpIcon size={16} />} onSelect={() => onWhy(place.slug, heading)}>
                Why {heading.label} moved
              </Menu.Item>
            )}
            {heading.direction !== 'neutral' && (
              <Menu.Item leading={<CircleCheckIcon size={16} />} onSelect={() => onGoal(place.slug, heading)}>
                Goal of {heading.label}
              </Menu.Item>
            )}
          </>
        )}
        {place && (
          <Menu.Item leading={<CallsIcon size={16} />} onSelect={() => onCalls(place.slug)}>
            Calls behind these numbers
          </Menu.Item>
        )}
        {place && place.slug !== here && (
          <Menu.Item leading={<DashboardIcon size={16} />} onSelect={() => navigate(hrefOf(place.slug))}>
            Its own dashboard
          </Menu.Item>
        )}
      </ContextMenu.Content>
    </ContextMenu.Root>
  );
}
