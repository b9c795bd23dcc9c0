import { Link } from '@remix-run/react';
import { shownMinutes } from '@roadside/domain/rounding';
import {
  markWords,
  answerLabels,
  answerScale,
  countsInScore,
  questionLabels,
  surveyQuestions,
  type Answer,
} from '@roadside/domain/surveys';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { Drawer } from '@roadside/ui/drawer';
import { Inline } from '@roadside/ui/inline';
import { List } from '@roadside/ui/list';
import { Stack } from '@roadside/ui/stack';
import { type CallHistory, CallTimeline } from '../../../kit/calls/call-timeline.tsx';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { dayWords } from '../../../kit/format/day-words.ts';
import { numberFormat } from '../../../kit/format/formats.ts';
import { minutesWords } from '../../../kit/format/minutes-words.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import type { SurveyDetail, SurveyDetailResource } from '../server/survey-detail.server.ts';
import { CommentPart } from './comment-part.tsx';
import * as styles from './survey-drawer.css.ts';
import { surveyDetailAddress } from '../model/addresses.ts';

const minutes = numberFormat('en-US', 0);

/** One survey in full: answers, comment, call and timeline, and whether it counts. */
export default function SurveyDrawer({ value, close }: DrawerProps<{ readonly slug: string; readonly id: number }>) {
  const address = surveyDetailAddress(value);
  const { data, problem, loading, retry } = useResource<SurveyDetailResource>(address);
  useLiveResource(address, ['surveys']);
  return (
    <Drawer.Root open onOpenChange={(open) => !open && close()} modal={false}>
      <Drawer.Content beside aria-busy={loading}>
        <Drawer.Header>
          <Drawer.Title>Survey</Drawer.Title>
          {data && (
            <Drawer.Description>
              {[data.survey.driver_name, data.survey.station_name].filter(Boolean).join(', ')},{' '}
              {dayWords(data.survey.sc_dt_surveys, true)}
            </Drawer.Description>
          )}
        </Drawer.Header>
        <Drawer.Body>
          {loading && (
            <List.Root aria-label="Survey" aria-busy>
              <List.LoadingItems count={6} />
            </List.Root>
          )}
          {problem && <NotRead problem={problem} onRetry={retry} />}
          {data && <Opened detail={data} slug={value.slug} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Opened({ detail, slug }: { readonly detail: SurveyDetail; readonly slug: string }) {
  const { survey, call } = detail;
  const counts = countsInScore(survey, true);
  return (
    <Stack gap={24}>
      <p>
        {counts ? (
          <Badge tone="success">Counts toward score</Badge>
        ) : (
          <Badge tone="neutral">Doesn’t count toward score</Badge>
        )}{' '}
        {why(detail)}
      </p>
      <CommentPart detail={detail} slug={slug} />
      <Stack gap={8} asChild>
        <section>
          <h3 className={styles.heading}>Answers</h3>
          <Stack gap={6} asChild className={styles.answers}>
            <dl>
              {surveyQuestions.map((question) => {
                const given = survey[question] as Answer | null;
                return (
                  <Inline
                    key={question}
                    gap={12}
                    rowGap={2}
                    align="stretch"
                    justify="between"
                    wrap
                    className={styles.answer}
                  >
                    <dt>{questionLabels[question]}</dt>
                    <dd>
                      <span className={styles.scale} aria-hidden>
                        {answerScale.toReversed().map((step) => (
                          <span key={step} data-on={given !== null && step <= given ? '' : undefined} />
                        ))}
                      </span>
                      {given === null ? 'Not answered' : `${given} ${answerLabels[given]}`}
                    </dd>
                  </Inline>
                );
              })}
            </dl>
          </Stack>
        </section>
      </Stack>
      <Stack gap={8} asChild>
        <section>
          <h3 className={styles.heading}>Call</h3>
          {call ? (
            <>
              <p className={styles.quiet}>
                {[
                  call.ata_minutes === null ? null : `${minutes.format(call.ata_minutes)} min to arrive`,
                  call.promised_minutes === null ? null : `${minutes.format(call.promised_minutes)} min promised`,
                  [call.city, call.state].filter(Boolean).join(', ') || null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <CallTimeline history={historyOf(call)} label="Timeline of the call" />
              <div>
                <Button size="sm" asChild>
                  <Link to={callHref(slug, call.id)}>Open call</Link>
                </Button>
              </div>
            </>
          ) : (
            <p className={styles.quiet}>This call is no longer stored.</p>
          )}
        </section>
      </Stack>
    </Stack>
  );
}

/** URL of the location's Call Details with this call open in the drawer. */
const callHref = (slug: string, id: number) =>
  `/passed-calls/${encodeURIComponent(slug)}${withDrawer('', { name: 'call', text: `${slug}~${id}` })}`;

function historyOf({ received_at, promised_minutes, steps, passes }: NonNullable<SurveyDetail['call']>): CallHistory {
  const promisedAt =
    promised_minutes === null ? null : new Date(Date.parse(received_at) + promised_minutes * 60_000).toISOString();
  const arrived = steps.find(({ step }) => step === 'OL')?.at;
  const late =
    promisedAt === null || arrived === undefined ? 0 : shownMinutes(Date.parse(promisedAt), Date.parse(arrived));
  return {
    steps,
    passes: passes.map(({ at, station_name, reason }) => ({ at, station: station_name || null, detail: reason })),
    promisedAt,
    late: late > 0 ? minutesWords(late) : null,
  };
}

/** Explains why a survey doesn't count; empty if it does. */
function why({ survey, reroute_reason, remove_reason }: SurveyDetail): string {
  if (survey.remove) return markWords('remove', remove_reason);
  return survey.reroute ? markWords('reroute', reroute_reason) : '';
}
