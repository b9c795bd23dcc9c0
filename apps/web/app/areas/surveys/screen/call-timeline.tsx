import { shownMinutes } from '@roadside/domain/rounding';
import { useUiSettings } from '@roadside/ui/provider';
import type { SurveyDetail } from '../server/survey-detail.server.ts';
import * as styles from './survey-drawer.css.ts';

const stepNames: Readonly<Record<string, string>> = {
  RE: 'Received',
  SP: 'Station assigned',
  AS: 'Driver assigned',
  DI: 'Driver accepted',
  ER: 'En route',
  OL: 'On location',
  TW: 'Towing',
  CL: 'Cleared',
};

interface Moment {
  readonly at: string;
  readonly title: string;
  readonly kind: 'step' | 'pass' | 'promise';
}

/** The steps of a call with the minutes between them, the passes, and the promised time. */
export function CallTimeline({ call }: { readonly call: NonNullable<SurveyDetail['call']> }) {
  const { timeZone } = useUiSettings();
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  const promisedAt =
    call.promised_minutes === null ? null : Date.parse(call.received_at) + call.promised_minutes * 60_000;
  const moments: readonly Moment[] = [
    ...call.steps.map(({ step, at }): Moment => ({ at, title: stepNames[step] ?? step, kind: 'step' })),
    ...call.passes.map(({ at, station_name, reason }): Moment => ({
      at,
      title: `Passed by ${station_name || 'a station'}${reason ? ` (${reason})` : ''}`,
      kind: 'pass',
    })),
    ...(promisedAt === null
      ? []
      : [{ at: new Date(promisedAt).toISOString(), title: 'Promised by', kind: 'promise' } as const]),
  ].toSorted((first, second) => Date.parse(first.at) - Date.parse(second.at));
  return (
    <ol className={styles.steps} aria-label="Timeline of the call">
      {moments.map(({ at, title, kind }, index) => {
        const before = moments[index - 1];
        const gap = before && shownMinutes(Date.parse(before.at), Date.parse(at));
        const late = promisedAt !== null && kind === 'step' && title === stepNames['OL'] && Date.parse(at) > promisedAt;
        return (
          <li
            key={`${title} ${at}`}
            className={styles.step}
            data-late={late ? '' : undefined}
            data-pass={kind === 'pass' ? '' : undefined}
          >
            <time dateTime={at} className={styles.time}>
              {clock.format(new Date(at))}
            </time>
            <span>
              {title}
              {late && ' (late)'}
            </span>
            <span className={styles.gap}>{gap === undefined ? '' : `+${gap} min`}</span>
          </li>
        );
      })}
    </ol>
  );
}
