import { useLocation, useNavigate } from '@remix-run/react';
import { canUndo, changeParameters, parameterHistory, undoParameters, type ParameterHistory } from '@roadside/domain/dashboards';
import { Button } from '@roadside/ui/button';
import { UndoIcon } from '@roadside/ui/icons';
import { useEffect, useState } from 'react';
import { withoutDrawers } from '../../dashboard/drawers.ts';

type Choices = ParameterHistory<{ readonly search: string }>;

interface Past {
  readonly page: string;
  readonly history: Choices;
}

/** Takes the last choice on this dashboard back: paging, sorting, days, charts. `page` names the place and the dashboard. */
export function DashboardUndo({ page }: { readonly page: string }) {
  const { search: whole } = useLocation();
  // What a drawer shows beside the dashboard is no choice of its.
  const search = withoutDrawers(whole);
  const navigate = useNavigate();
  const [past, setPast] = useState<Past>(() => ({ page, history: parameterHistory({ search }) }));
  let { history } = past;
  if (past.page !== page) history = parameterHistory({ search });
  else history = at(history, search);
  if (past.page !== page || past.history !== history) setPast({ page, history });
  const possible = canUndo(history);
  // The address is ahead of what is drawn, so a second undo at once goes one step further and not the same again.
  const undo = () => void navigate({ search: undoParameters(at(history, withoutDrawers(location.search))).present.search || '?' }, { preventScrollReset: true });
  useUndoKey(possible, undo);
  if (!possible) return null;
  return (
    <Button emphasis="plain" leading={<UndoIcon size={16} />} aria-keyshortcuts="Control+Z Meta+Z" onClick={undo}>
      Undo
    </Button>
  );
}

/** The history once the address is `search`: a step back where it was there before, else a new choice. */
function at(history: Choices, search: string): Choices {
  if (history.present.search === search) return history;
  return history.past.at(-1)?.search === search ? undoParameters(history) : changeParameters(history, { search });
}

/** Ctrl Z, ⌘ Z on a Mac; while typing it belongs to the text. */
function useUndoKey(possible: boolean, undo: () => void) {
  useEffect(() => {
    if (!possible) return;
    const pressed = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && (event.target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName));
      if (typing || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLocaleLowerCase('en') !== 'z') return;
      event.preventDefault();
      undo();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}
