import { CoverageCurve } from '@roadside/charts/coverage-curve';
import { LineChart } from '@roadside/charts/line-chart';
import { interval } from '@roadside/charts/parts';
import type { ScheduleModel } from '@roadside/scheduler-gantt/model';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Select } from '@roadside/ui/select';
import { Skeleton } from '@roadside/ui/skeleton';
import { Slider } from '@roadside/ui/slider';
import { Stack } from '@roadside/ui/stack';
import { useMemo } from 'react';
import { useResource } from '../../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../../kit/states/not-read.tsx';
import { needNotes } from '../../model/forecast-notes.ts';
import { predictedCodes, staffingGoals, type PredictedCode, type StaffingGoal } from '../../model/predicted.ts';
import { forecastSteps, type ForecastView, type ScheduleAddress } from '../../model/schedule-address.ts';
import type { BackTestResource } from '../../server/forecast.server.ts';
import { useScheduled, type Forecast } from '../use-forecast.ts';
import * as styles from '../schedule.css.ts';
import { BacktestPanel } from './backtest-panel.tsx';
import { backTestAddress } from '../../model/addresses.ts';

const codeWords: Readonly<Record<PredictedCode | 'all', string>> = {
  all: 'All services',
  tow: 'Tow',
  battery: 'Battery',
  ls: 'Light Service',
  battery_light_service: 'Battery and Light Service',
};
const goalWords: Readonly<Record<StaffingGoal, string>> = {
  place: 'The location’s target',
  productivity: 'Calls per driver',
  80: '80% of calls on time',
  90: '90% of calls on time',
  95: '95% of calls on time',
};
const viewWords: Readonly<Record<ForecastView, string>> = { drivers: 'Drivers', calls: 'Calls', accuracy: 'Accuracy' };
const stepWords = { '1h': '1 h', '30m': '30 min', '15m': '15 min' } as const;

interface ForecastPanelProps {
  readonly slug: string;
  readonly model: ScheduleModel;
  readonly forecast: Forecast;
  readonly address: ScheduleAddress;
  readonly onAddress: (address: ScheduleAddress) => void;
}

/**
 * Drivers needed vs. scheduled, expected calls, the accuracy of past forecasts, and what-ifs for storms and missing
 * drivers.
 */
export default function ForecastPanel({ slug, model, forecast, address, onAddress }: ForecastPanelProps) {
  const { code, onCode, whatIf, onWhatIf } = forecast;
  const view = address.forecast ?? 'drivers';
  return (
    <Stack asChild className={styles.panel}>
      <section aria-label="Forecast">
        <Inline gap={16} align="end" wrap>
          <SegmentedControl
            label="What the forecast shows"
            size="sm"
            items={Object.entries(viewWords).map(([value, label]) => ({ value: value as ForecastView, label }))}
            value={view}
            onValueChange={(next) => onAddress({ ...address, forecast: next })}
          />
          {view !== 'accuracy' && (
            <SegmentedControl
              label="Step"
              size="sm"
              items={forecastSteps.map((value) => ({ value, label: stepWords[value] }))}
              value={address.step}
              onValueChange={(step) => onAddress({ ...address, step })}
            />
          )}
          <Select
            aria-label="Service of the forecast"
            className={styles.panelChoice}
            items={(['all', ...predictedCodes] as const).map((value) => ({ value, label: codeWords[value] }))}
            value={code ?? 'all'}
            onValueChange={(value) => onCode(predictedCodes.find((known) => known === value) ?? null)}
          />
        </Inline>
        {view === 'accuracy' ? (
          <Accuracy slug={slug} code={code} />
        ) : (
          <>
            <Inline gap={16} align="end" wrap>
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
              <Field label="Staff for" className={styles.panelChoice}>
                <Select
                  items={staffingGoals.map((value) => ({ value, label: goalWords[value] }))}
                  value={whatIf.staffFor}
                  onValueChange={(value) =>
                    onWhatIf({ ...whatIf, staffFor: staffingGoals.find((known) => known === value) ?? 'place' })
                  }
                />
              </Field>
            </Inline>
            {forecast.steps.length === 0 ? <Skeleton /> : <Curve model={model} forecast={forecast} view={view} />}
          </>
        )}
      </section>
    </Stack>
  );
}

interface CurveProps {
  readonly model: ScheduleModel;
  readonly forecast: Forecast;
  readonly view: 'drivers' | 'calls';
}

function Curve({ model, forecast, view }: CurveProps) {
  const { steps, code, minutes, whatIf, stale, apart } = forecast;
  const { scheduled } = useScheduled(model, steps, { code, minutes, driversOut: whatIf.driversOut });
  const { from, to, timeZone } = model.window;
  const labels = useMemo(() => {
    const time = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hour: 'numeric',
      ...(minutes < 60 ? { minute: '2-digit' as const } : {}),
      ...(to - from > 25 * 3_600_000 ? { weekday: 'short' as const } : {}),
    });
    return steps.map(({ at }) => time.format(at));
  }, [steps, timeZone, minutes, from, to]);
  const of = code === null ? '' : `, ${codeWords[code]}`;
  return (
    <div aria-busy={stale}>
      {view === 'drivers' ? (
        <CoverageCurve
          title={`Drivers needed and scheduled${of}`}
          x={{ values: labels, label: 'Time' }}
          needed={steps.map(({ needed }) => needed)}
          scheduled={scheduled}
          unit="drivers"
        />
      ) : (
        <LineChart
          title={`Calls expected${of}`}
          x={{ values: labels, label: 'Time' }}
          messages={{ interval: '{value}, likely range {low}-{high}' }}
          series={[
            {
              label: 'Calls',
              values: steps.map(({ volume }) => Math.round(volume * 100) / 100),
              interval: interval(
                steps.map(({ range }) => range?.[0] ?? null),
                steps.map(({ range }) => range?.[1] ?? null),
              ),
            },
          ]}
        />
      )}
      {view === 'drivers' &&
        needNotes(steps, minutes, apart).map((note) => (
          <p key={note} className={styles.hint}>
            {note}
          </p>
        ))}
    </div>
  );
}

function Accuracy({ slug, code }: { readonly slug: string; readonly code: PredictedCode | null }) {
  const { data, problem, retry } = useResource<BackTestResource>(backTestAddress({ slug }, { code }), {
    keepPrevious: true,
  });
  if (problem) return <NotRead problem={problem} onRetry={retry} />;
  return data ? <BacktestPanel report={data} /> : <Skeleton />;
}
