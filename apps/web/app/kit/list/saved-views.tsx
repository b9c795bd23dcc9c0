import type { ViewColumns } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { BookmarkIcon } from '@roadside/ui/icons';
import { PopoverRoot, PopoverTrigger } from '@roadside/ui/popover';
import { lazyPart } from '../page/lazy-part.tsx';
import { useNearPart } from '../page/use-near-part.ts';

const Panel = lazyPart(() => import('./saved-views-panel.tsx'));

export interface SavedViewsProps {
  /** The screen, by its id in the navigation. */
  readonly screen: string;
  /** The current columns; they are saved with the view. */
  readonly columns: ViewColumns;
  /** Restores the columns of an opened view. */
  readonly onColumns: (columns: ViewColumns) => void;
  /** Parameters excluded from a view, such as the days of a list that opens on the current month. */
  readonly without?: readonly string[];
}

const nothing: readonly string[] = [];

/** The person's saved views of a list: open one, save the current one under a name, or delete one. */
export function SavedViews({ screen, columns, onColumns, without = nothing }: SavedViewsProps) {
  const { open, setOpen, near, ahead } = useNearPart(Panel);
  return (
    <PopoverRoot open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild {...ahead}>
        <Button size="sm" emphasis="plain" leading={<BookmarkIcon size={16} />}>
          Saved views
        </Button>
      </PopoverTrigger>
      {near && (
        <Panel
          screen={screen}
          columns={columns}
          without={without}
          onOpened={(kept) => {
            onColumns(kept);
            setOpen(false);
          }}
          onLost={() => setOpen(false)}
        />
      )}
    </PopoverRoot>
  );
}
