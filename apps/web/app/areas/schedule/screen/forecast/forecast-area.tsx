import { Inline } from '@roadside/ui/inline';
import { lazyPart } from '../../../../kit/page/lazy-part.tsx';
import type { ScheduleAddress } from '../../model/schedule-address.ts';
import type { OpenSchedule } from '../schedule-context.ts';
import type { Forecast } from '../use-forecast.ts';
import * as styles from '../schedule.css.ts';
import { ForecastLine } from './forecast-line.tsx';

const ForecastPanel = lazyPart(() => import('./forecast-panel.tsx'));

interface ForecastAreaProps {
  readonly open: OpenSchedule;
  readonly forecast: Forecast;
  readonly onAddress: (address: ScheduleAddress) => void;
}

/** The forecast above the schedule, once all drivers are loaded: its summary, and its panel when open. */
export function ForecastArea({ open, forecast, onAddress }: ForecastAreaProps) {
  const { place, state, address } = open;
  const { reply, problem } = state;
  const { model } = state.session;
  const isKnown = reply.complete && forecast.hours.length > 0;
  return (
    <>
      {(forecast.loading || !reply.complete) && (
        <Inline gap={16} rowGap={4} justify="between" wrap className={styles.forecastLine} role="status">
          {!reply.complete && !problem && <span className={styles.hint}>Loading the rest of the drivers…</span>}
        </Inline>
      )}
      {isKnown && (
        <ForecastLine
          model={model}
          forecast={forecast}
          open={address.forecast !== null}
          onOpen={(shown) => onAddress({ ...address, forecast: shown ? 'drivers' : null })}
        />
      )}
      {isKnown && address.forecast !== null && (
        <ForecastPanel slug={place.slug} model={model} forecast={forecast} address={address} onAddress={onAddress} />
      )}
    </>
  );
}
