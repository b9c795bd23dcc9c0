import { canUndo, changeParameters, parameterHistory, undoParameters } from '@roadside/domain/dashboards';
import { useState } from 'react';
import { type OpenForm, useForm } from '../../../kit/form/use-form.ts';
import { useWrite } from '../../../kit/form/use-write.ts';
import type { Problem } from '../../../kit/outcome/outcome.ts';
import { copyOf, draftOf, overwriting, problemsIn, type DashboardDraft } from '../model/dashboard-draft.ts';
import { definitionOf } from '../model/draft-definition.ts';
import type { changeDashboard } from '../server/create-dashboard.action.server.ts';

interface StoredVersion {
  readonly id: number;
  readonly version: number;
}

export interface DashboardFormSettings {
  /** The loaded dashboard: the stored one, or an empty one. */
  readonly loaded: DashboardDraft;
  /** Null for a new dashboard. */
  readonly stored: StoredVersion | null;
  /** Id of the dashboard that a new one is a copy of. */
  readonly copied: number | null;
  readonly employeeId: number;
  /** Called just before a change is sent. */
  readonly onSave: () => void;
}

const nothing = () => undefined;
const refused = (detail: string) => ({ ok: false as const, problem: problemOf(detail) });

/** The builder form: a dashboard's draft with undo, which can be saved, copied and deleted. */
export function useDashboardForm({ loaded, stored, copied, employeeId, onSave }: DashboardFormSettings) {
  const write = useWrite<typeof changeDashboard>();
  const send = async (body: Readonly<Record<string, unknown>>) => {
    onSave();
    const answer = await write(body);
    // Saved: the page is being left.
    if (answer === null) return null;
    const { words, current } = answer;
    const newer = current && current.version !== null ? { values: draftOf(current), version: current.version } : null;
    return { ...refused(words), ...(newer && { newer }) };
  };
  const form: OpenForm<DashboardDraft> = useForm({
    start: loaded,
    ...(stored && { stored: { version: stored.version, reload: nothing } }),
    check: problemsIn,
    async send(draft, version) {
      const before = form.newer?.version === version ? form.newer : form.base;
      return send({
        intent: 'save',
        stored: stored && version !== null ? { id: stored.id, version } : null,
        definition: definitionOf(draft),
        employees: draft.employees,
        sharedBefore: version === null ? [] : before.values.employees,
      });
    },
    draft: { person: employeeId, form: `dashboard ${stored?.id ?? (copied === null ? 'new' : `copy of ${copied}`)}` },
  });
  const { values, base, newer } = form;
  const [history, setHistory] = useState(() => parameterHistory(values));
  // Whatever changes the draft can be undone: a restored draft and a saved version too.
  const now = changeParameters(history, values);
  if (now !== history) setHistory(now);
  const before = undoParameters(now);
  const current = problemsIn(values);
  return {
    ...form,
    /** Messages of the last refusal that still apply: correcting a field clears its own. */
    problems: Object.fromEntries(Object.entries(form.problems).filter(([field]) => field in current)),
    undo: canUndo(now)
      ? () => {
          setHistory(before);
          form.change(before.present);
        }
      : null,
    overwrite: () => void (newer && form.sendAs(overwriting(values, newer.values), newer.version)),
    copy: () => void form.sendAs(copyOf(values), null),
    /** Null for a dashboard that has not been saved yet. */
    remove:
      stored && base.version !== null
        ? async () => {
            const outcome = await send({ intent: 'delete', stored: { id: stored.id, version: base.version } });
            if (outcome)
              form.dispatch({
                type: 'refused',
                refusal: { fields: {}, words: outcome.problem.detail, newer: outcome.newer },
              });
          }
        : null,
  };
}

function problemOf(detail: string): Problem {
  return { kind: 'refused', detail, requestId: '' };
}
