import { Link, useSearchParams } from '@remix-run/react';
import type { SurveyRow } from '@roadside/contract/schemas';
import { answerLabels, type Answer, type SurveyQuestion } from '@roadside/domain/surveys';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';
import { dayWords } from '../../../kit/format/day-words.ts';
import { numberFormat } from '../../../kit/format/formats.ts';
import type { Place } from '../../../kit/places/place.ts';
import type { ResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { surveyText } from '../model/survey-opened.ts';
import * as styles from './surveys.css.ts';

const whole = numberFormat('en-US');

export interface ScoredSurveysProps {
  readonly rows: readonly SurveyRow[];
  readonly total: number;
  readonly question: SurveyQuestion;
  readonly place: Place;
  /** Surveys excluded from the what-if. */
  readonly without: ReadonlyMap<number, SurveyRow>;
  /** Whether a survey counts toward the official score. */
  readonly counts: (row: SurveyRow) => boolean;
  readonly onToggle: (row: SurveyRow, counted: boolean) => void;
  readonly list: Pick<ResourcePages<unknown>, 'problem' | 'hasMore' | 'loadingMore' | 'loadMore' | 'retry'>;
}

/** The surveys behind a score, lowest first, each with a checkbox that excludes it from the what-if. */
export function ScoredSurveys({ rows, total, question, place, without, counts, onToggle, list }: ScoredSurveysProps) {
  const [search] = useSearchParams();
  return (
    <>
      <p className={styles.quiet}>
        {total === 1 ? '1 survey' : `${whole.format(total)} surveys`}, lowest answers first. Uncheck a survey to see the
        score without it.
      </p>
      {list.problem && <NotRead problem={list.problem} onRetry={list.retry} />}
      <Stack gap="none" asChild className={styles.checks}>
        <ul aria-label="Surveys behind the score">
          {rows.map((row) => {
            const given = row[question] as Answer | null;
            return (
              <li key={row.id} className={styles.check}>
                <Checkbox
                  label={`${dayWords(row.sc_dt_surveys)}, ${row.driver_name ?? row.station_name}: ${given === null ? 'not answered' : `${given} ${answerLabels[given]}`}`}
                  description={row.comment ?? undefined}
                  checked={!without.has(row.id)}
                  onCheckedChange={(checked) => onToggle(row, checked)}
                />
                <Inline gap={4} justify="end" wrap asChild>
                  <span>
                    {!counts(row) && <Badge>{row.remove ? 'removed' : 'rerouted'}</Badge>}
                    <Button size="sm" emphasis="plain" asChild>
                      <Link
                        to={withDrawer(search, { name: 'survey', text: surveyText({ slug: place.slug, id: row.id }) })}
                        preventScrollReset
                        aria-label={`Open the survey of ${dayWords(row.sc_dt_surveys)}, ${row.driver_name ?? row.station_name}`}
                      >
                        Open
                      </Link>
                    </Button>
                  </span>
                </Inline>
              </li>
            );
          })}
        </ul>
      </Stack>
      {list.hasMore && (
        <Button block loading={list.loadingMore} onClick={list.loadMore}>
          Show more
        </Button>
      )}
    </>
  );
}
