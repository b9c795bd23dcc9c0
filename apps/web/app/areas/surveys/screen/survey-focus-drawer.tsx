import { Link } from '@remix-run/react';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { Drawer } from '@roadside/ui/drawer';
import { EmptyState } from '@roadside/ui/empty-state';
import { List } from '@roadside/ui/list';
import { Metric } from '@roadside/ui/metric';
import { Stack } from '@roadside/ui/stack';
import { useResource } from '../../../kit/resource/use-resource.ts';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import type { SurveyFocus, SurveyFocusResource } from '../server/survey-focus.server.ts';
import { dayWords, rangeWords } from '../../../kit/format/day-words.ts';
import { basisOf, figure, goalOf, intervalOf, isFew, unitOf } from '../../../kit/format/figures.ts';
import * as figureStyles from '../../../kit/format/figures.css.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import * as styles from './survey-focus.css.ts';
import { surveyFocusAddress } from '../model/addresses.ts';

const questions = [
  ['outc1', 'Overall'],
  ['response_sat', 'Wait'],
  ['q24', 'Driver'],
  ['q26', 'Kept informed'],
] as const;

/** Members' surveys about one driver: the shares with their confidence interval, and each survey. */
export default function SurveyFocusDrawer({
  value: driver,
  close,
}: DrawerProps<{ readonly slug: string; readonly name: string }>) {
  const {
    data: focus,
    problem,
    loading,
    retry,
  } = useResource<SurveyFocusResource>(surveyFocusAddress({ slug: driver.slug }));
  return (
    <Drawer.Root open onOpenChange={(open) => !open && close()} modal={false}>
      <Drawer.Content beside aria-busy={loading}>
        <Drawer.Header>
          <Drawer.Title>{driver.name} surveys</Drawer.Title>
          {focus && <Drawer.Description>{rangeWords(focus.card.meta.from, focus.card.meta.to)}</Drawer.Description>}
        </Drawer.Header>
        <Drawer.Body>
          <Stack gap={24}>
            <div>
              <Button asChild size="sm">
                <Link to={`/dashboard/${encodeURIComponent(driver.slug)}`}>Open the driver’s dashboard</Link>
              </Button>
            </div>
            {loading && (
              <List.Root aria-label="Surveys" aria-busy>
                <List.LoadingItems count={6} />
              </List.Root>
            )}
            {problem && <NotRead problem={problem} onRetry={retry} />}
            {focus && <Figures card={focus.card} />}
            {focus && <Surveys surveys={focus.surveys} />}
          </Stack>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Figures({ card: { data, meta } }: Pick<SurveyFocus, 'card'>) {
  return (
    <dl className={styles.figures}>
      {meta.metrics.map((heading) => {
        const cell = data.metrics[heading.id];
        return (
          <div key={heading.id}>
            <dt className={styles.label}>{heading.label}</dt>
            <dd>
              <Metric
                size="sm"
                value={figure(heading, cell?.value ?? null)}
                unit={unitOf(heading)}
                goal={goalOf(heading, cell)}
                interval={intervalOf(heading, cell)}
                className={isFew(heading, cell) ? figureStyles.few : undefined}
              />
              {basisOf(heading, cell?.denominator) && (
                <p className={styles.basis}>{basisOf(heading, cell?.denominator)}</p>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Surveys({ surveys: { data, total_rows } }: Pick<SurveyFocus, 'surveys'>) {
  if (data.length === 0)
    return (
      <EmptyState
        size="sm"
        picture="tray"
        title="No surveys yet"
        description="Surveys of this driver’s calls appear here."
      />
    );
  return (
    <>
      <List.Root aria-label="Surveys, newest first" wrap>
        {data.map((survey) => (
          <List.Item
            key={survey.id}
            title={questions
              .flatMap(([question, label]) => (survey[question] === null ? [] : [`${label} ${survey[question]} of 5`]))
              .join(', ')}
            description={survey.comment}
            meta={<time dateTime={survey.sc_dt_surveys}>{dayWords(survey.sc_dt_surveys, true)}</time>}
            trailing={
              (survey.reroute || survey.remove) && (
                <>
                  {survey.reroute && <Badge>rerouted</Badge>}
                  {survey.remove && <Badge>removed</Badge>}
                </>
              )
            }
          />
        ))}
      </List.Root>
      <p className={styles.quiet}>
        {data.length} of {new Intl.NumberFormat('en-US').format(total_rows)}
      </p>
    </>
  );
}
