import type { FillResult } from '@roadside/domain/fill-gaps';
import { Table } from '@roadside/ui/table';
import { useMemo } from 'react';
import { useResource } from '../../../../kit/resource/use-resource.ts';
import { addedByHour, daysOf } from '../../model/fill.ts';
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
  readonly result: FillResult;
}

/** Hours short, overtime and calls on time, before and after all proposed shifts, both under the what-if on screen. */
export function FillEffect({ open, from, to, result }: FillEffectProps) {
  const { slug, timeZone } = open.place;
  const days = useMemo(() => daysOf({ start: from, end: to }, timeZone), [from, to, timeZone]);
  const added = useMemo(() => addedByHour(days, result.proposals, timeZone), [days, result, timeZone]);
  const { data } = useResource<PredictionsResource>(predictionsOf(slug, days, open.whatIf, { added }), {
    enabled: result.proposals.length > 0,
  });
  const onTime = (hours: readonly PredictedHour[]) =>
    forecastTotals(
      hours.filter(({ at }) => at >= from && at < to),
      [],
      60,
    ).onTime;
  const before = onTime(open.hours);
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
          {fillFigures(result, { before, after }).map(({ label, before: was, after: becomes }) => (
            <Table.Row key={label}>
              <Table.RowHeader>{label}</Table.RowHeader>
              <Table.Cell numeric>{was}</Table.Cell>
              <Table.Cell numeric>{becomes}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      {rest && <p className={styles.small}>{rest}</p>}
    </>
  );
}
