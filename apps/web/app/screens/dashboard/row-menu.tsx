import { useNavigate } from '@remix-run/react';
import { ContextMenu } from '@roadside/ui/context-menu';
import { CallsIcon, DashboardIcon } from '@roadside/ui/icons';
import { Menu } from '@roadside/ui/menu';
import { useState, type ReactElement } from 'react';

interface RowPlace {
  readonly slug: string;
  readonly name: string;
}

export interface RowMenuProps {
  /** What the rows stand for, the totals among them. */
  readonly places: readonly RowPlace[];
  /** Slug of the place on the screen: one does not go where one is. */
  readonly here: string;
  readonly onCalls: (slug: string) => void;
  /** The table; its rows carry `data-slug`. */
  readonly children: ReactElement;
}

/** Where a row's numbers lead, by the right button, a long press or the menu key; every destination has another way too. */
export function RowMenu({ places, here, onCalls, children }: RowMenuProps) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<string | null>(null);
  const place = places.find(({ slug }) => slug === asked);
  const note = ({ target }: { readonly target: EventTarget }) => setAsked(target instanceof Element ? (target.closest<HTMLElement>('tr[data-slug]')?.dataset.slug ?? null) : null);
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild onContextMenuCapture={note} onPointerDownCapture={note} onKeyDownCapture={note}>
        {children}
      </ContextMenu.Trigger>
      <ContextMenu.Content aria-label={place?.name ?? 'Rows'}>
        {place ? <Menu.Label>{place.name}</Menu.Label> : <Menu.Label>Choose a row</Menu.Label>}
        {place && (
          <Menu.Item leading={<CallsIcon size={16} />} onSelect={() => onCalls(place.slug)}>
            Calls behind these numbers
          </Menu.Item>
        )}
        {place && place.slug !== here && (
          <Menu.Item leading={<DashboardIcon size={16} />} onSelect={() => navigate(`/dashboard/${encodeURIComponent(place.slug)}`)}>
            Its own dashboard
          </Menu.Item>
        )}
      </ContextMenu.Content>
    </ContextMenu.Root>
  );
}
