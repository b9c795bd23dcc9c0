import { canUndo, changeParameters, parameterHistory, undoParameters } from '@roadside/domain/dashboards';
import { useState } from 'react';
import type { Conflict } from '../../../kit/form/conflict.ts';
import { useWrite } from '../../../kit/form/use-write.ts';
import {
  copyOf,
  definitionOf,
  draftOf,
  missingIn,
  overwriting,
  type DashboardDraft,
} from '../model/dashboard-draft.ts';
import type { ShownDashboard } from '../model/stored-dashboard.ts';
import type { changeDashboard } from '../server/create-dashboard.action.server.ts';
import { useKeptDraft } from './kept-draft.ts';

interface StoredVersion {
  readonly id: number;
  readonly version: number;
}

export interface DashboardFormSettings {
  /** The loaded dashboard: the stored one, or an empty one. */
  readonly loaded: DashboardDraft;
  /** Null for a new dashboard. */
  readonly stored: StoredVersion | null;
  readonly employeeId: number;
  /** Called just before a change is sent. */
  readonly onSave: () => void;
}

/** State of the builder form: the draft, what blocks saving, and a conflicting version saved in the meantime. */
export function useDashboardForm({ loaded, stored, employeeId, onSave }: DashboardFormSettings) {
  // The first loaded version counts until the person leaves: the router may revalidate at any time, and a version
  // somebody else saved in the meantime must not replace unsaved edits.
  const [first] = useState(loaded);
  const { send, busy, answer } = useWrite<typeof changeDashboard>();
  const { history, setHistory, version, setVersion, found } = useKeptDraft(first, stored?.version ?? null, {
    person: employeeId,
    form: `dashboard ${stored?.id ?? 'new'}`,
  });
  const [missing, setMissing] = useState<string | null>(null);
  const [settled, setSettled] = useState<typeof answer>(undefined);
  const draft = history.present;
  const target: StoredVersion | null = stored && version !== null ? { id: stored.id, version } : null;
  const refusal = answer === settled ? undefined : answer;
  const conflict = conflictOf(draft, refusal?.current);
  const change = (next: DashboardDraft) => {
    setMissing(null);
    setHistory((before) => changeParameters(before, next));
  };
  const write = (body: Readonly<Record<string, unknown>>) => {
    if (send(body)) onSave();
  };
  const save = (wanted: DashboardDraft, on: StoredVersion | null, before: DashboardDraft) => {
    const lacks = missingIn(wanted);
    setMissing(lacks);
    if (lacks === null)
      write({
        intent: 'save',
        stored: on,
        definition: definitionOf(wanted),
        employees: wanted.employees,
        sharedBefore: on ? before.employees : [],
      });
  };
  return {
    draft,
    change,
    busy,
    /** Whether a draft from an earlier visit was restored. */
    found,
    undo: canUndo(history) ? () => setHistory(undoParameters) : null,
    discard: () => setHistory(parameterHistory(first)),
    save: () => save(draft, target, first),
    /** Null for a dashboard that has not been saved yet. */
    remove: target && (() => write({ intent: 'delete', stored: target })),
    problem: missing ?? (conflict ? null : refusal?.words),
    /** Somebody else's version, with the ways to resolve the conflict; null if there is none. */
    conflict: conflict &&
      stored && {
        ...conflict,
        overwrite: () =>
          save(
            overwriting(conflict.mine, conflict.theirs),
            { id: stored.id, version: conflict.version },
            conflict.theirs,
          ),
        saveCopy: () => save(copyOf(conflict.mine), null, first),
        takeTheirs: () => {
          setSettled(answer);
          setVersion(conflict.version);
          change(conflict.theirs);
        },
      },
  };
}

function conflictOf(mine: DashboardDraft, current: ShownDashboard | undefined): Conflict<DashboardDraft> | null {
  return current && current.version !== null ? { mine, theirs: draftOf(current), version: current.version } : null;
}
