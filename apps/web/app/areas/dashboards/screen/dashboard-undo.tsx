import { useLocation, useNavigate } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { UndoIcon } from '@roadside/ui/icons';
import { useEffect, useState } from 'react';
import { arriveAt, canTakeBack, choicesAt, takeBack, type Choices } from '../model/choices.ts';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';

interface Past {
  readonly page: string;
  readonly choices: Choices;
}

/**
 * Undoes the last choice on this dashboard: paging, sorting, dates, charts. `page` identifies the location and the
 * dashboard.
 */
export function DashboardUndo({ page }: { readonly page: string }) {
  const { search: whole } = useLocation();
  // What a drawer shows is not a choice on the dashboard.
  const search = withDrawer(whole, null);
  const navigate = useNavigate();
  const [past, setPast] = useState<Past>(() => ({ page, choices: choicesAt(search) }));
  const choices = past.page === page ? arriveAt(past.choices, search) : choicesAt(search);
  if (past.page !== page || past.choices !== choices) setPast({ page, choices });
  const possible = canTakeBack(choices);
  const undo = () => {
    const back = takeBack(choices, withDrawer(location.search, null));
    setPast({ page, choices: back.choices });
    void navigate({ search: back.search || '?' }, { preventScrollReset: true });
  };
  useUndoKey(possible, undo);
  if (!possible) return null;
  return (
    <Button emphasis="plain" leading={<UndoIcon size={16} />} aria-keyshortcuts="Control+Z Meta+Z" onClick={undo}>
      Undo
    </Button>
  );
}

/** Ctrl+Z, or ⌘Z on a Mac; in a text field it undoes typing. */
function useUndoKey(possible: boolean, undo: () => void) {
  useEffect(() => {
    if (!possible) return;
    const pressed = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement &&
        (event.target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName));
      if (
        typing ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey ||
        event.key.toLocaleLowerCase('en') !== 'z'
      )
        return;
      event.preventDefault();
      undo();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}
