import { canUndo, changeParameters, parameterHistory, type ParameterHistory } from '@roadside/domain/dashboards';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { draftStateKey } from '../../../kit/store/persisted-state.ts';
import type { DashboardDraft } from '../model/dashboard-draft.ts';

/** What the tab keeps: the draft, whose of which dashboard it is, and the stored version it was made on. */
interface KeptDraft {
  readonly of: string;
  readonly version: number | null;
  readonly draft: DashboardDraft;
}

function readKept(of: string): KeptDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(draftStateKey) ?? 'null') as KeptDraft | null;
    return kept?.of === of ? kept : null;
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
 * what was not saved is there again, with the version it was made on: where somebody has saved since, the next save
 * shows both. Leaving for another page, saving and logging out leave nothing behind.
 * @param of whose draft of which dashboard it is; another one's is not taken up
 */
export function useKeptDraft(
  first: DashboardDraft,
  loadedVersion: number | null,
  of: string,
): {
  readonly history: ParameterHistory<DashboardDraft>;
  readonly setHistory: Dispatch<SetStateAction<ParameterHistory<DashboardDraft>>>;
  /** The stored version the draft is made on; null for a new dashboard. */
  readonly version: number | null;
  readonly setVersion: (version: number) => void;
  readonly found: boolean;
} {
  const [history, setHistory] = useState(() => parameterHistory(first));
  const [version, setVersion] = useState(loadedVersion);
  const [found, setFound] = useState(false);
  useEffect(() => {
    const kept = readKept(of);
    if (kept) {
      // oxlint-disable-next-line react/set-state-in-effect -- The server does not know what a tab keeps: it comes after the page was taken over.
      setHistory((before) => changeParameters(before, kept.draft));
      setVersion(kept.version);
      setFound(true);
    }
    return () => {
      if (!location.pathname.startsWith('/login')) keep(null);
    };
  }, [of]);
  useEffect(() => {
    keep(canUndo(history) ? { of, version, draft: history.present } : null);
  }, [history, version, of]);
  return { history, setHistory, version, setVersion, found: found && canUndo(history) };
}
