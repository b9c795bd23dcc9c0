import { CoverageCurve } from '@roadside/charts/coverage-curve';
import { coverage, coverageCounts, type ServiceType } from '@roadside/domain/scheduling';
import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Slider } from '@roadside/ui/slider';
import { useMemo, useSyncExternalStore } from 'react';
import { noWhatIf, predictedHours, underWhatIf, type PredictedCode, type WhatIf } from '../model/predicted.ts';
import type { PredictionHour } from '../model/schedule-reply.ts';
import { servicesIn } from '../model/services.ts';
import { useOpenSchedule } from './schedule-context.ts';
import * as styles from './schedule.css.ts';

const hour = 3_600_000;
const codeWords: Readonly<Record<PredictedCode | 'all', string>> = {
  all: 'All',
  tow: 'Tow',
  battery: 'Battery',
  ls: 'Light Service',
  battery_light_service: 'Battery + Light',
};
const worked: Readonly<Record<PredictedCode, readonly ServiceType[]>> = {
  tow: ['Tow'],
  battery: ['Battery'],
  ls: ['Light Service'],
  battery_light_service: ['Battery', 'Light Service'],
};

interface CoveragePanelProps {
  readonly predictions: readonly PredictionHour[];
  readonly codes: readonly PredictedCode[];
  readonly code: PredictedCode | null;
  readonly onCode: (code: PredictedCode | null) => void;
  readonly whatIf: WhatIf;
  readonly onWhatIf: (whatIf: WhatIf) => void;
}

/** Needed against scheduled, hour by hour and by service, and what a storm or missing drivers would do to it. */
export default function CoveragePanel({ predictions, codes, code, onCode, whatIf, onWhatIf }: CoveragePanelProps) {
  const open = useOpenSchedule();
  const model = open?.state.session.model;
  const version = useSyncExternalStore(
    model?.watch ?? noWatch,
    () => model?.version() ?? 0,
    () => 0,
  );
  const shown = useMemo(() => {
    if (!model || version < 0) return null;
    const { from, to, timeZone } = model.window;
    const hours = underWhatIf(predictedHours(predictions, code), whatIf).filter(({ at }) => at >= from && at < to);
    if (hours.length === 0) return null;
    const services = code === null ? null : worked[code];
    const spans = model.drivers
      .filter(({ kind }) => kind === 'driver')
      .flatMap(({ id }) => model.shiftsWithin(id, { start: from, end: to }))
      .filter(({ service }) => services === null || servicesIn(service).some((each) => services.includes(each)));
    const counts = coverageCounts(coverage(spans, { from, to, bucketMinutes: 60 }));
    const scheduled = hours.map(({ at }) => {
      const count = counts[Math.floor((at - from) / hour)] ?? 0;
      return count === 0 ? 0 : Math.max(0, count - whatIf.driversOut);
    });
    const time = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hour: 'numeric',
      ...(to - from > 25 * hour ? { weekday: 'short' as const } : {}),
    });
    return {
      hours,
      scheduled,
      labels: hours.map(({ at }) => time.format(at)),
      calls: hours.reduce((sum, { volume }) => sum + volume, 0),
      short: hours.reduce((sum, { needed }, place) => sum + Math.max(0, needed - (scheduled[place] ?? 0)), 0),
    };
  }, [model, version, predictions, code, whatIf]);
  if (!shown) return null;
  const changed = whatIf.storm !== 0 || whatIf.driversOut !== 0;
  return (
    <section aria-label="Coverage" className={styles.panel}>
      <div className={styles.panelHead}>
        <SegmentedControl
          label="Service"
          size="sm"
          items={(['all', ...codes] as const).map((value) => ({ value, label: codeWords[value] }))}
          value={code ?? 'all'}
          onValueChange={(value) => onCode(value === 'all' ? null : value)}
        />
        <Field label="Storm: more calls" className={styles.slider}>
          <Slider
            min={0}
            max={100}
            step={5}
            value={whatIf.storm}
            formatValue={(value) => `+${value}%`}
            onValueChange={(storm: number) => onWhatIf({ ...whatIf, storm })}
          />
        </Field>
        <Field label="Drivers out" className={styles.slider}>
          <Slider
            min={0}
            max={10}
            value={whatIf.driversOut}
            onValueChange={(driversOut: number) => onWhatIf({ ...whatIf, driversOut })}
          />
        </Field>
        {changed && <Button onClick={() => onWhatIf(noWhatIf)}>Reset what-if</Button>}
      </div>
      <p className={styles.hint} role="status">
        {`${Math.round(shown.calls)} calls expected, ${shown.short} driver-hours short.`}
        {changed && ' This is a what-if: nothing is saved.'}
      </p>
      <CoverageCurve
        title={code === null ? 'Drivers needed and scheduled' : `Drivers needed and scheduled, ${codeWords[code]}`}
        x={{ values: shown.labels, label: 'Hour' }}
        needed={shown.hours.map(({ needed }) => needed)}
        scheduled={shown.scheduled}
        unit="drivers"
      />
    </section>
  );
}

const noWatch = () => () => undefined;
