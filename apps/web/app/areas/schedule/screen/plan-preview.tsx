import type { Operation } from '@roadside/scheduler-gantt/model';
import { shownEnd } from '@roadside/domain/scheduling';
import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { Inline } from '@roadside/ui/inline';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { dayWords } from '../../../kit/format/day-words.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { ResourceState } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { plannedWords, previewWords, stayingWords } from '../model/plan-words.ts';
import { replacing, rowIdOf } from '../model/replacing.ts';
import type { PlannedEntry, PlanReply } from '../model/schedule-reply.ts';
import { serviceKey } from '../model/services.ts';
import { shiftsWords } from '../model/notified-words.ts';
import type { OpenSchedule } from './schedule-context.ts';
import * as styles from './schedule.css.ts';

interface PlanPreviewProps {
  readonly open: OpenSchedule;
  readonly plan: ResourceState<PlanReply>;
  /** Called when the plan is discarded. */
  readonly onDone: () => void;
  /** Called when the plan has been added to the schedule. */
  readonly onPlanned: () => void;
}

/** A club's week has thousands of shifts. */
const maxShown = 100;

const stops = ({ findings }: PlannedEntry) =>
  findings.some(({ severity, overridable }) => severity === 'block' && !overridable);

interface RowEdit {
  readonly row: string;
  readonly operation: Operation;
}

/**
 * Plans as much as the rules allow, and returns the number of shifts planned. A driver's shifts are replaced together,
 * so a shift never leaves without its replacement.
 */
function plannedApart(
  gone: readonly RowEdit[],
  made: readonly RowEdit[],
  applied: (edits: readonly RowEdit[]) => boolean,
): number {
  let count = 0;
  for (const row of new Set(made.map((each) => each.row))) {
    const leaving = gone.filter((each) => each.row === row);
    const added = made.filter((each) => each.row === row);
    if (leaving.length > 0) count += applied([...leaving, ...added]) ? added.length : 0;
    else count += added.filter((each) => applied([each])).length;
  }
  return count;
}

/**
 * Every shift a plan would create, with all findings. Applying it saves nothing: it can be undone, and saving is a
 * separate step.
 */
export function PlanPreview({ open, plan, onDone, onPlanned }: PlanPreviewProps) {
  const notify = useNotify();
  const [withConflicts, setWithConflicts] = useState(true);
  if (plan.problem) return <NotRead problem={plan.problem} onRetry={plan.retry} />;
  if (!plan.data) return <Skeleton />;
  const { entries } = plan.data;
  const conflicting = entries.filter(({ findings }) => findings.some(({ severity }) => severity === 'block'));
  const { planned, leaving, staying } = replacing(
    plan.data,
    (entry) => !stops(entry) && (withConflicts || !conflicting.includes(entry)),
  );
  const warned = entries.filter(({ findings }) => findings.length > 0);

  function take() {
    const { session } = open.state;
    const { model } = session;
    const gone = leaving.flatMap((each): RowEdit[] => {
      const shift = model.shift(String(each.id));
      return shift ? [{ row: rowIdOf(each), operation: { kind: 'remove', shift } }] : [];
    });
    const made = planned.flatMap(({ entry }): RowEdit[] => {
      const driverId = rowIdOf(entry);
      if (!model.driver(driverId)) return [];
      const start = Date.parse(entry.start_date);
      const fields = {
        driverId,
        start,
        end: Date.parse(shownEnd(entry.start_date, entry.duration)),
        service: serviceKey(entry.schedule_type),
        ...(entry.duration === 0 ? { openEnd: true as const } : {}),
        ...(entry.note ? { note: entry.note } : {}),
        ...(entry.breaks && entry.breaks.length > 0 ? { breaks: entry.breaks } : {}),
      };
      const stored = entry.id === undefined ? undefined : model.shift(String(entry.id));
      const operation: Operation = stored
        ? {
            kind: 'patch',
            id: stored.id,
            before: { driverId: stored.driverId, start: stored.start, end: stored.end, service: stored.service },
            after: fields,
          }
        : { kind: 'add', shift: { id: session.newId(), version: 0, ...fields } };
      return [{ row: driverId, operation }];
    });
    const applied = (edits: readonly RowEdit[]) =>
      model.apply(
        edits.map(({ operation }) => operation),
        'bulk',
      ).applied;
    const count = applied([...gone, ...made]) ? made.length : plannedApart(gone, made, applied);
    notify({
      tone: count === made.length ? 'success' : 'warning',
      text: plannedWords(count, made.length),
    });
    onPlanned();
  }

  return (
    <Stack gap={8} asChild className={styles.section}>
      <section aria-label="Preview">
        <p className={styles.hint}>
          {previewWords({ shifts: entries.length, warned: warned.length, removed: leaving.length })}
        </p>
        {staying.length > 0 && <p className={styles.warn}>{stayingWords(staying)}</p>}
        <Stack gap={8} asChild className={styles.drawerList}>
          <ul>
            {warned.slice(0, maxShown).map(({ entry, driver, day, findings }) => (
              <Inline key={`${driver} ${entry.start_date}`} justify="between" wrap asChild className={styles.line}>
                <li>
                  <span className={styles.lineText}>
                    <b className={styles.lineTitle}>{`${driver}, ${dayWords(day, true)}`}</b>
                    {findings.map(({ rule, words, severity }) => (
                      <p key={rule + words} className={severity === 'block' ? styles.warn : styles.small}>
                        {words}
                      </p>
                    ))}
                  </span>
                </li>
              </Inline>
            ))}
            {warned.length > maxShown && <li className={styles.small}>{`and ${warned.length - maxShown} more`}</li>}
          </ul>
        </Stack>
        {conflicting.length > 0 && (
          <Checkbox
            label="Include shifts with conflicts a manager may override"
            checked={withConflicts}
            onCheckedChange={setWithConflicts}
          />
        )}
        <Inline align="stretch" asChild>
          <span>
            <Button tone="beacon" disabled={planned.length === 0 || plan.stale} onClick={take}>
              {`Plan ${shiftsWords(planned.length)}`}
            </Button>
            <Button onClick={onDone}>Cancel</Button>
          </span>
        </Inline>
      </section>
    </Stack>
  );
}
