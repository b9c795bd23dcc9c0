import { canUndo, changeParameters, parameterHistory, type ParameterHistory } from '@roadside/domain/dashboards';
import { useCallback, useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import { useDraft } from '../../../kit/form/use-draft.ts';
import type { DraftKey } from '../../../kit/store/drafts.ts';
import type { DashboardDraft } from '../model/dashboard-draft.ts';

/** The stored draft, with the saved version it is based on. */
interface KeptDraft {
  readonly version: number | null;
  readonly draft: DashboardDraft;
}

const isKept = (stored: unknown): stored is KeptDraft =>
  typeof stored === 'object' && stored !== null && 'version' in stored && 'draft' in stored;

/**
 * A draft's undo history, kept across page visits: unsaved changes are restored along with the version they are based
 * on. If somebody has saved since, the next save shows both versions.
 */
export function useKeptDraft(
  first: DashboardDraft,
  loadedVersion: number | null,
  key: DraftKey,
): {
  readonly history: ParameterHistory<DashboardDraft>;
  readonly setHistory: Dispatch<SetStateAction<ParameterHistory<DashboardDraft>>>;
  /** The saved version the draft is based on; null for a new dashboard. */
  readonly version: number | null;
  readonly setVersion: (version: number) => void;
  readonly found: boolean;
} {
  const [history, setHistory] = useState(() => parameterHistory(first));
  const [version, setVersion] = useState(loadedVersion);
  const [found, setFound] = useState(false);
  const restore = useCallback((stored: unknown) => {
    if (!isKept(stored)) return;
    setHistory((before) => changeParameters(before, stored.draft));
    setVersion(stored.version);
    setFound(true);
  }, []);
  const unsaved = useMemo(() => (canUndo(history) ? { version, draft: history.present } : null), [history, version]);
  useDraft(key, unsaved, restore);
  return { history, setHistory, version, setVersion, found: found && canUndo(history) };
}
