import type { ScheduleModel } from '@roadside/scheduler-gantt/model';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { useMemo } from 'react';
import { percentWords } from '../../../../kit/format/figures.ts';
import { partlyForecast } from '../../model/forecast-notes.ts';
import { shortWords } from '../../model/short-words.ts';
import { noWhatIf, triesSomething } from '../../model/predicted.ts';
import { useScheduled, type Forecast } from '../use-forecast.ts';
import * as styles from '../schedule.css.ts';

interface ForecastLineProps {
  readonly model: ScheduleModel;
  readonly forecast: Forecast;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

const calls = (count: number) => (Math.round(count) === 1 ? '1 call' : `${Math.round(count)} calls`);

/** A one-line summary of the forecast for the days on screen; the panel with charts and what-ifs opens below it. */
export default function ForecastLine({ model, forecast, open, onOpen }: ForecastLineProps) {
  const { hours, whatIf, pooled } = forecast;
  const totals = useScheduled(model, hours, { code: null, minutes: 60, driversOut: whatIf.driversOut });
  const partly = useMemo(() => partlyForecast(hours, model.window), [hours, model.window]);
  const tries = triesSomething(whatIf);
  return (
    <Inline gap={16} rowGap={8} justify="between" className={styles.forecastLine}>
      {/* Two lines of dense text are no higher than the buttons beside them. */}
      <p className={styles.small} role="status">
        {`${calls(totals.calls)} expected, ${shortWords(totals)}.`}
        {totals.onTime !== null && ` ${percentWords(totals.onTime, 0)} on time with the saved schedule.`}
        {pooled > 1 && ` ${pooled} stations count as one pool.`}
        {partly && ` ${partly}`}
        {tries && ' This is a what-if: nothing is saved.'}
      </p>
      <Inline align="stretch" asChild>
        <span>
          {tries && (
            <Button size="sm" onClick={() => forecast.onWhatIf(noWhatIf)}>
              Reset what-if
            </Button>
          )}
          <Button size="sm" aria-expanded={open} onClick={() => onOpen(!open)}>
            {open ? 'Hide forecast' : 'Forecast and what-if'}
          </Button>
        </span>
      </Inline>
    </Inline>
  );
}
