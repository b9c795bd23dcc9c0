import { presentAt } from '../../platform/time/present.ts';
import type { Addressed, StillFor } from '../push/index.ts';
import { readAsked, readCallOut } from './call-outs.repository.ts';

/** Of drivers who were notified of call-outs, those who may still answer, until the hours start. */
export const callOutsStillFor: NonNullable<StillFor['call-out']> = async ({ db, tree, config, now }, addressed) => {
  const still = new Map<Addressed, Date | null>();
  for (const [id, some] of Map.groupBy(addressed, ({ subject_id }) => subject_id)) {
    const row = await readCallOut(db, id);
    const place = row && tree.byId(row.organization_id);
    if (!row || !place || row.closed_at !== null) continue;
    const remainingMs = row.starts_at.getTime() - presentAt({ config, now }, place.timeZone).getTime();
    const asked = new Set((await readAsked(db, [id])).map(({ employee_id }) => employee_id));
    for (const each of some) if (asked.has(each.employee_id)) still.set(each, new Date(now().getTime() + remainingMs));
  }
  return still;
};
