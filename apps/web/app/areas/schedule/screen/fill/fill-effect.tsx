import type { FillResult } from '@roadside/domain/fill-gaps';
import type { Span } from '@roadside/scheduler-gantt/model';
import { Table } from '@roadside/ui/table';
import { useMemo } from 'react';
import { useResource } from '../../../../kit/resource/use-resource.ts';
import { useLater } from '../../../../kit/store/use-later.ts';
import { addedByHour, daysOf, onShift } from '../../model/fill.ts';
import { fillFigures, stillShortWords } from '../../model/fill-words.ts';
import { forecastTotals, predictedHours, predictionsOf, type PredictedHour } from '../../model/predicted.ts';
import type { PredictionsResource } from '../../server/schedule-tools.resource.server.ts';
import type { OpenSchedule } from '../schedule-context.ts';
import * as styles from '../schedule.css.ts';

interface FillEffectProps {
  readonly open: OpenSchedule;
  /** Epoch milliseconds of the days' start and end. */
  readonly from: number;
  readonly to: number;
  /** The times drivers were on shift on screen when the search began. */
  readonly basis: readonly Span[];
  readonly result: FillResult;
}

/**
 * Hours short, overtime and calls on time, before and after all proposed shifts, under the what-if on screen. Both are
 * of the schedule the search began with, unsaved changes included.
 */
export function FillEffect({ open, from, to, basis, result }: FillEffectProps) {
  const { slug, timeZone } = open.place;
  const { session } = open.state;
  const { model } = session;
  const version = useLater(model.watch, model.version);
  // Changes when the schedule is saved: what was unsaved then isn't added anymore.
  const saved = useMemo(() => (version >= 0 ? onShift(session).saved : []), [session, version]);
  const days = useMemo(() => daysOf({ start: from, end: to }, timeZone), [from, to, timeZone]);
  const unsaved = useMemo(() => addedByHour(days, { with: basis, saved }, timeZone), [days, basis, saved, timeZone]);
  const added = useMemo(
    () => addedByHour(days, { with: [...basis, ...result.proposals], saved }, timeZone),
    [days, basis, result, saved, timeZone],
  );
  const edited = unsaved.length > 0;
  const { data: first } = useResource<PredictionsResource>(predictionsOf(slug, days, open.whatIf, { added: unsaved }), {
    enabled: edited,
  });
  const { data } = useResource<PredictionsResource>(predictionsOf(slug, days, open.whatIf, { added }), {
    enabled: result.proposals.length > 0,
  });
  const onTime = (hours: readonly PredictedHour[]) =>
    forecastTotals(
      hours.filter(({ at }) => at >= from && at < to),
      [],
      60,
    ).onTime;
  const asSaved = onTime(open.hours);
  const before = edited ? (first ? onTime(predictedHours(first.hours, null)) : null) : asSaved;
  const after = result.proposals.length === 0 ? before : data ? onTime(predictedHours(data.hours, null)) : null;
  const rest = stillShortWords(result);
  return (
    <>
      <Table.Root caption="With all proposed shifts">
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell corner>With all proposed shifts</Table.HeaderCell>
            <Table.HeaderCell numeric>Before</Table.HeaderCell>
            <Table.HeaderCell numeric>After</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {fillFigures(result, asSaved === null ? null : { before, after }).map(
            ({ label, before: was, after: becomes }) => (
              <Table.Row key={label}>
                <Table.RowHeader>{label}</Table.RowHeader>
                <Table.Cell numeric>{was}</Table.Cell>
                <Table.Cell numeric>{becomes}</Table.Cell>
              </Table.Row>
            ),
          )}
        </Table.Body>
      </Table.Root>
      {edited && <p className={styles.small}>Before and after include your unsaved changes.</p>}
      {rest && <p className={styles.small}>{rest}</p>}
    </>
  );
}
