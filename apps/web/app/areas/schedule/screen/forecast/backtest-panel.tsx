import { Heatmap } from '@roadside/charts/heatmap';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { errorTargets } from '@roadside/domain/forecast';
import { dayNames } from '@roadside/domain/scheduling';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { Metric } from '@roadside/ui/metric';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { numberFormat } from '../../../../kit/format/formats.ts';
import * as styles from './backtest-panel.css.ts';

/** The error of past predictions. */
export type BackTestReply = CallReply<typeof calls.scheduler.backTest>;

export interface BacktestPanelProps {
  readonly report: BackTestReply;
}

const one = numberFormat('en-US', 1);
const two = numberFormat('en-US', 2);
const whole = numberFormat('en-US');
const hourNames = Array.from({ length: 24 }, (_, hour) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`);
const signed = (value: number) => `${value > 0 ? '+' : ''}${two.format(value)}`;
const percent = (value: number | null) => (value === null ? null : `${one.format(value)}%`);

/** Forecast vs. actual over the last weeks: the error by day and by hour, and its pattern across the week. */
export function BacktestPanel({ report }: BacktestPanelProps) {
  const [view, setView] = useState<'mape' | 'bias'>('mape');
  const { by_day: days, by_hour: hours } = report;
  if (hours.n === 0)
    return (
      <EmptyState
        title="No past predictions yet"
        description="Once predicted days have passed, this shows how close they were."
      />
    );
  const values = dayNames.map((_, day) =>
    hourNames.map((_hour, hour) => report.hours[day * hourNames.length + hour]?.[view] ?? null),
  );
  const counts = dayNames.map((_, day) =>
    hourNames.map((_hour, hour) => report.hours[day * hourNames.length + hour]?.n ?? null),
  );
  return (
    <Stack gap={16} align="start">
      <Inline gap={24} align="stretch" wrap asChild className={styles.figures}>
        <dl>
          <Figure name="Daily error (MAPE)" value={percent(days.mape)} note={`Target under ${errorTargets.day}%`} />
          <Figure name="Hourly error (MAPE)" value={percent(hours.mape)} note={`Target under ${errorTargets.hour}%`} />
          <Figure
            name="Bias per hour"
            value={hours.bias === null ? null : signed(hours.bias)}
            note={`${whole.format(Math.round(hours.predicted))} predicted vs. ${whole.format(hours.actual)} actual calls`}
          />
        </dl>
      </Inline>
      <SegmentedControl
        label="Show"
        items={[
          { value: 'mape', label: 'Error' },
          { value: 'bias', label: 'Bias' },
        ]}
        value={view}
        onValueChange={(next) => setView(next === 'bias' ? 'bias' : 'mape')}
      />
      <Heatmap
        className={styles.wide}
        title={view === 'mape' ? 'Forecast error by hour of week' : 'Forecast bias by hour of week'}
        x={{ values: hourNames, label: 'Hour' }}
        y={{ values: dayNames }}
        values={values}
        counts={counts}
        unit={view === 'mape' ? '%' : 'calls'}
        scale={view === 'bias' ? 'diverging' : 'lamp'}
      />
    </Stack>
  );
}

function Figure({
  name,
  value,
  note,
}: {
  readonly name: string;
  readonly value: string | null;
  readonly note: string;
}) {
  return (
    <Stack gap={4} className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        <Metric value={value} size="sm" />
        <p className={styles.note}>{note}</p>
      </dd>
    </Stack>
  );
}
