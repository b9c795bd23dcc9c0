import { canUndo, changeParameters, parameterHistory, type ParameterHistory } from '@roadside/domain/dashboards';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { draftStateKey } from '../../../kit/store/persisted-state.ts';
import type { DashboardDraft } from '../model/dashboard-draft.ts';

/** What the tab keeps: the draft, and whose of which dashboard in which version it is. */
interface KeptDraft {
  readonly of: string;
  readonly draft: DashboardDraft;
}

function readKept(of: string): DashboardDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(draftStateKey) ?? 'null') as KeptDraft | null;
    return kept?.of === of ? kept.draft : null;
  } catch {
    return null;
  }
}

function keep(kept: KeptDraft | null): void {
  try {
    if (kept) sessionStorage.setItem(draftStateKey, JSON.stringify(kept));
    else sessionStorage.removeItem(draftStateKey);
  } catch {
    // Storage is switched off or full: the draft lives as long as the page.
  }
}

/**
 * The history of a draft that outlives its page: when the session has ended elsewhere, or the page was loaded anew,
 * what was not saved is there again. Whoever leaves for another page, saves or logs out leaves nothing behind.
 * @param of whose draft of which dashboard in which version it is; another one's is not taken up
 */
export function useKeptDraft(
  first: DashboardDraft,
  of: string,
): readonly [
  history: ParameterHistory<DashboardDraft>,
  setHistory: Dispatch<SetStateAction<ParameterHistory<DashboardDraft>>>,
  found: boolean,
] {
  const [history, setHistory] = useState(() => parameterHistory(first));
  const [found, setFound] = useState(false);
  useEffect(() => {
    const kept = readKept(of);
    if (kept) {
      // oxlint-disable-next-line react/set-state-in-effect -- The server does not know what a tab keeps: it comes after the page was taken over.
      setHistory((before) => changeParameters(before, kept));
      setFound(true);
    }
    return () => {
      if (!location.pathname.startsWith('/login')) keep(null);
    };
  }, [of]);
  useEffect(() => {
    keep(canUndo(history) ? { of, draft: history.present } : null);
  }, [history, of]);
  return [history, setHistory, found && canUndo(history)];
}
