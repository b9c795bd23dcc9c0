import type { Interval } from '@roadside/domain/metrics';
import { tierThresholds, type PeriodForecast } from '@roadside/domain/surveys';
import { Inline } from '@roadside/ui/inline';
import { percentWords } from '../../../kit/format/figures.ts';
import { numberFormat } from '../../../kit/format/formats.ts';
import * as styles from './tier-ruler.css.ts';

export interface TierRulerProps {
  readonly score: number;
  readonly interval: Interval | null;
  readonly forecast: PeriodForecast | null;
}

const one = numberFormat('en-US', 1);

/** The score on a ruler with the tiers as notches: the likely range as a soft band, the forecast as a hollow marker. */
export function TierRuler({ score, interval, forecast }: TierRulerProps) {
  const [from, to] = rulerEnds([score, forecast?.score]);
  const at = (value: number) => `${Math.max(0, Math.min(100, (100 * (value - from)) / (to - from)))}%`;
  const sentence = [
    `${percentWords(score)} on a scale from ${from}% to ${to}%`,
    interval && `likely range ${one.format(interval.low)}-${one.format(interval.high)}%`,
    forecast && `forecast ${percentWords(forecast.score)}`,
    ...tierThresholds.map(({ tier, score: threshold }) => `Tier ${tier} at ${threshold}%`),
  ];
  return (
    <div>
      <div className={styles.root} role="img" aria-label={sentence.filter(Boolean).join(', ')}>
        <span className={styles.end} style={{ insetInlineStart: 0 }}>
          {from}%
        </span>
        <span className={styles.end} style={{ insetInlineEnd: 0 }}>
          {to}%
        </span>
        <span className={styles.track} />
        {interval && (
          <span
            className={styles.band}
            style={{ insetInlineStart: at(interval.low), insetInlineEnd: `calc(100% - ${at(interval.high)})` }}
          />
        )}
        {tierThresholds.map(({ tier, score: threshold }) => (
          <span key={tier}>
            <span className={styles.notch} style={{ insetInlineStart: at(threshold) }} />
            <span
              className={styles.notchLabel}
              data-reached={score >= threshold ? '' : undefined}
              style={{ insetInlineStart: at(threshold) }}
            >
              T{tier} {threshold}
            </span>
          </span>
        ))}
        {forecast && <span className={styles.forecast} style={{ insetInlineStart: at(forecast.score) }} />}
        <span className={styles.mark} style={{ insetInlineStart: at(score) }} />
      </div>
      <Inline gap={16} rowGap={4} align="stretch" wrap asChild className={styles.legend}>
        <p>
          {interval && (
            <span>
              Likely range {one.format(interval.low)}-{one.format(interval.high)}%
            </span>
          )}
          {forecast && (
            <span>
              Forecast {percentWords(forecast.score)} ({one.format(forecast.low)}-{one.format(forecast.high)}%), shown
              as a hollow mark
            </span>
          )}
        </p>
      </Inline>
    </div>
  );
}

/** Ends of the ruler, in steps of five: all tiers, the score and the forecast are in view. A wider range is clipped. */
function rulerEnds(values: readonly (number | null | undefined)[]): readonly [number, number] {
  const known = values.filter((value): value is number => value != null);
  const low = Math.min(78, ...known);
  const high = Math.max(92, ...known);
  return [Math.max(0, Math.floor((low - 1) / 5) * 5), Math.min(100, Math.ceil((high + 1) / 5) * 5)];
}
