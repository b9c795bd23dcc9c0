import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { pointMetricLabels, pointsOf } from '@roadside/domain/arena';
import { troubleCodes } from '@roadside/domain/calls';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { countWords } from '../../../kit/format/count-words.ts';
import { dayWords, rangeWords, weekdayWords } from '../../../kit/format/day-words.ts';
import { callsOfDay } from '../model/calls-of-day.ts';
import * as styles from './arena.css.ts';
import { signedWords } from './points-words.ts';

export type DayPointsReply = CallReply<typeof calls.performance.pointsOfDay>;

/** A day call by call: what each was worth, and what did not count and why. */
export function DayPoints({ day }: { readonly day: DayPointsReply }) {
  const worth = callsOfDay(day);
  const eachCall = pointsOf('count_calls', day.weights.count_calls ?? 0);
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: day.time_zone, hour: 'numeric', minute: '2-digit' });
  const { campaign } = day;
  if (campaign && (day.day < campaign.from || day.day > campaign.to))
    return (
      <EmptyState
        size="sm"
        picture="road"
        title={`Not a day of ${campaign.title}`}
        description={`It runs ${rangeWords(campaign.from, campaign.to)}.`}
      />
    );
  if (worth.length === 0 && day.corrections.length === 0)
    return (
      <EmptyState
        size="sm"
        picture="road"
        title={`No calls on ${weekdayWords(day.day)}`}
        description="Calls appear here the morning after, each with its points and the reasons."
      />
    );
  return (
    <Stack gap={16}>
      <Stack gap="none" asChild className={styles.list}>
        <ol aria-label={`Calls of ${weekdayWords(day.day)}`}>
          {worth.map((call) => (
            <Stack gap={4} asChild key={call.id} className={styles.match}>
              <li>
                <Inline gap={12} align="baseline" justify="between">
                  <span className={styles.name}>
                    {`${clock.format(new Date(call.at))} · ${serviceWords(call.troubleCode)}${call.city ? `, ${call.city}` : ''}`}
                  </span>
                  <span className={styles.figure}>{signedWords(call.points)}</span>
                </Inline>
                <Inline gap={12} rowGap={2} wrap asChild className={styles.list}>
                  <ul>
                    {call.parts.map(({ metric, points, why }) => (
                      <li key={metric} className={styles.note}>
                        {why === null
                          ? `${pointMetricLabels[metric]} ${signedWords(points)}`
                          : `${pointMetricLabels[metric]}: ${why.charAt(0).toLowerCase()}${why.slice(1)}`}
                      </li>
                    ))}
                  </ul>
                </Inline>
              </li>
            </Stack>
          ))}
        </ol>
      </Stack>
      {campaign?.handicap != null && campaign.handicap !== 0 && (
        <Inline gap={12} align="baseline" justify="between">
          <span className={styles.body}>Evened out for hour, zone and service</span>
          <span className={styles.figure}>{signedWords(campaign.handicap)}</span>
        </Inline>
      )}
      {day.season && (
        <dl aria-label={`Points in ${day.season.name}`} className={styles.body}>
          {[
            ['Leaderboard', day.points],
            ['Evened out for hour, zone and service', day.season.handicap],
            [`Matches of ${day.season.name}`, day.season.points],
          ].map(([label, points]) => (
            <Inline key={label} gap={12} align="baseline" justify="between">
              <dt>{label}</dt>
              <dd className={styles.figure}>{signedWords(Number(points))}</dd>
            </Inline>
          ))}
        </dl>
      )}
      {day.corrections.length > 0 && (
        <Stack gap={4} asChild>
          <section aria-label="Corrections">
            <h3 className={styles.heading}>Changed after earlier days were settled</h3>
            <Stack gap="none" asChild className={styles.list}>
              <ul>
                {day.corrections.map((correction) => (
                  <li key={`${correction.of_day} ${correction.changes[0]?.id ?? 0}`} className={styles.match}>
                    <Inline gap={12} align="baseline" justify="between">
                      <span
                        className={styles.body}
                      >{`${dayWords(correction.of_day)}: ${changeWords(correction)}`}</span>
                      <span className={styles.figure}>{signedWords(correction.points)}</span>
                    </Inline>
                  </li>
                ))}
              </ul>
            </Stack>
          </section>
        </Stack>
      )}
      <p className={styles.note}>
        {eachCall > 0 && `Each call completed is worth ${countWords(eachCall, 'point', 'points')}. `}
        Calls with an impossible arrival or after skipped rest earn nothing.
      </p>
    </Stack>
  );
}

/** What the member called for. */
const serviceWords = (code: string) => troubleCodes.find((each) => each.code === code)?.label ?? code;

/** What a correction is about: a late survey, most often. */
function changeWords({ changes }: DayPointsReply['corrections'][number]): string {
  const surveys = new Set(changes.filter(({ source }) => source === 'survey').map(({ id }) => id));
  const late = changes.some(({ source, was }) => source === 'survey' && was === null);
  if (surveys.size > 0)
    return `${surveys.size === 1 ? 'a survey' : `${surveys.size} surveys`} ${late ? 'arrived late' : 'changed'}`;
  return 'a call was changed';
}
