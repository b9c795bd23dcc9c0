import type { MergeConflict } from '@roadside/scheduler-gantt/model';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { ConflictPanel } from '../../../kit/form/conflict-panel.tsx';
import type { Difference } from '../../../kit/form/conflict.ts';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import type { ScheduleSession } from '../model/schedule-session.ts';
import { servicesIn, servicesInWords } from '../model/services.ts';
import type { ScheduleState } from './use-schedule.ts';
import type { Refusal } from './use-schedule-save.ts';
import * as styles from './schedule.css.ts';

/** The problems that block a save: conflicts with both versions side by side, or the rules that were broken. */
export default function ScheduleConflicts({ state }: { readonly state: ScheduleState }) {
  const { conflicts, refusal, session, saving } = state;
  if (conflicts.length > 0)
    return (
      <ConflictPanel
        what="schedule"
        differences={conflicts.map((conflict) => differenceOf(conflict, session))}
        busy={saving}
        onOverwrite={() => {
          state.keepMine();
          void state.save();
        }}
        onTakeTheirs={() => state.takeTheirs()}
        onDecide={(shiftId, version) => (version === 'mine' ? state.keepMine(shiftId) : state.takeTheirs(shiftId))}
      />
    );
  return refusal && <RefusedSave key={refusal.detail} refusal={refusal} state={state} />;
}

function differenceOf({ id, mine, theirs }: MergeConflict, { model, rows }: ScheduleSession): Difference {
  const words = (shift: MergeConflict['mine']) => {
    if (!shift) return null;
    const time = new Intl.DateTimeFormat('en-US', {
      timeZone: rows.timeZoneOf(shift.driverId),
      weekday: 'short',
      hour: 'numeric',
      minute: '2-digit',
    });
    return `${model.driverName(shift.driverId)}, ${time.formatRange(shift.start, shift.end)}, ${servicesInWords(servicesIn(shift.service))}${shift.note ? `, ${shift.note}` : ''}`;
  };
  const driver = model.driverName((mine ?? theirs)?.driverId ?? '');
  return { key: id, label: `${driver}’s shift`, mine: words(mine), theirs: words(theirs) };
}

/** A save that broke rules. Rules a manager may override can be saved with a reason, which goes to the audit log. */
function RefusedSave({ refusal, state }: { readonly refusal: Refusal; readonly state: ScheduleState }) {
  const form = useForm({
    start: { reason: '' },
    check: ({ reason }) => messagesFrom({ reason: reason.trim() === '' && 'Enter a reason' }),
    // The schedule shows what came of it.
    send: async ({ reason }) => state.save(reason.trim()).then(() => null),
  });
  const { collisions } = refusal;
  const byReason =
    collisions.length > 0 &&
    collisions.every(
      ({ kind, findings }) =>
        kind === 'rule' && findings.filter(({ severity }) => severity === 'block').every((each) => each.overridable),
    );
  return (
    <Banner tone="danger" title="The schedule was not saved. Your changes are still here.">
      <Stack gap={8} asChild className={styles.drawerList}>
        <ul>
          {collisions.slice(0, 8).map(({ detail, by, shift_id }, place) => (
            <li key={shift_id ?? `new ${place}`}>
              {detail}
              {by && ` (${by.display_name})`}
            </li>
          ))}
          {collisions.length === 0 && <li>{refusal.detail}</li>}
          {collisions.length > 8 && <li>{`and ${collisions.length - 8} more`}</li>}
        </ul>
      </Stack>
      {byReason && (
        <Inline align="end" wrap asChild>
          <Form of={form}>
            <FormField
              of={form}
              name="reason"
              label="Reason to save anyway"
              description="Goes to the audit log"
              required
            >
              {(control) => <TextField {...control} maxLength={300} />}
            </FormField>
            <Button type="submit" loading={state.saving}>
              Save with reason
            </Button>
          </Form>
        </Inline>
      )}
    </Banner>
  );
}
