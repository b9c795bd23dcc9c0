import { Inline } from '@roadside/ui/inline';
import { lazyPart } from '../../../../kit/page/lazy-part.tsx';
import type { ScheduleAddress } from '../../model/schedule-address.ts';
import type { OpenSchedule } from '../schedule-context.ts';
import type { Forecast } from '../use-forecast.ts';
import * as styles from '../schedule.css.ts';

// The forecast is read by the browser, after the page.
const ForecastLine = lazyPart(() => import('./forecast-line.tsx'));
const ForecastPanel = lazyPart(() => import('./forecast-panel.tsx'));

interface ForecastAreaProps {
  readonly open: OpenSchedule;
  readonly forecast: Forecast;
  readonly onAddress: (address: ScheduleAddress) => void;
}

/** The forecast's summary among the controls, once all drivers are loaded. */
export function ForecastSummary({ open, forecast, onAddress }: ForecastAreaProps) {
  const { state, address } = open;
  const { reply, problem } = state;
  const { model } = state.session;
  const isKnown = reply.complete && forecast.hours.length > 0;
  return (
    <>
      {(forecast.loading || !reply.complete) && (
        <Inline gap={16} justify="between" className={styles.forecastLine} role="status">
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
    </>
  );
}

/** The forecast's panel above the schedule, when it is open. */
export function ForecastArea({ open, forecast, onAddress }: ForecastAreaProps) {
  const { place, state, address } = open;
  if (!state.reply.complete || forecast.hours.length === 0 || address.forecast === null) return null;
  return (
    <ForecastPanel
      slug={place.slug}
      model={state.session.model}
      forecast={forecast}
      address={address}
      onAddress={onAddress}
    />
  );
}
