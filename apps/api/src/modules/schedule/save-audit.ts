import type { ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { storedIds } from './save-changes.ts';
import type { StoredShift } from './save-collisions.ts';
import type { SchedulePlace } from './schedule-place.ts';

/** Maximum number of shifts whose changes an audit event lists individually. */
const loggedShifts = 100;

/** The audit event of a save: how many shifts it changed, and the previous state of the first ones. */
export function auditOf(
  { place }: SchedulePlace,
  body: ParsedBody<typeof calls.scheduler.saveSchedule>,
  stored: ReadonlyMap<number, StoredShift>,
  { added, removed }: { readonly added: readonly { readonly id: number }[]; readonly removed: readonly number[] },
) {
  const { entries, override_reason, template_id } = body;
  const logged = (row: StoredShift | undefined) =>
    row && {
      worker: row.employee_id ?? `ghost ${row.placeholder_id}`,
      start: row.starts_at,
      hours: row.duration_hours,
    };
  return {
    event: 'schedule_saved' as const,
    status: 'success' as const,
    target: `organization:${place.id}`,
    changes: {
      added: added.length,
      changed: entries.length - added.length,
      removed: removed.length,
      added_ids: added.slice(0, loggedShifts).map(({ id }) => id),
      before: storedIds(body)
        .filter((id) => stored.has(id))
        .slice(0, loggedShifts)
        .map((id) => ({ id, ...logged(stored.get(id)) })),
      ...(override_reason === undefined ? {} : { override_reason }),
      ...(template_id === undefined ? {} : { template_id }),
    },
  };
}
