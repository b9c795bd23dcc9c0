import { Link } from '@remix-run/react';
import {
  answerLabels,
  answerScale,
  questionLabels,
  surveyQuestions,
  type SurveyQuestion,
} from '@roadside/domain/surveys';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { numberFormat } from '../../../kit/format/formats.ts';
import type { SurveyFacets } from '../model/loaded-surveys.ts';
import * as styles from './surveys.css.ts';

const whole = numberFormat('en-US');

/** Distribution of answers to each question, as a share of all answers. Each count opens its surveys. */
export function AnswerShares({
  facets,
  hrefOf,
}: {
  readonly facets: SurveyFacets['facets'];
  readonly hrefOf: (question: SurveyQuestion, answer: string) => string;
}) {
  return (
    <Stack>
      {surveyQuestions.slice(0, 4).map((question) => {
        const counts = new Map(facets[`${question}__in`]?.map(({ value, count }) => [value, count]));
        const answered = [...counts.values()].reduce((sum, count) => sum + count, 0);
        return (
          <Stack key={question} gap={4}>
            <Inline gap={12} align="stretch" justify="between" asChild className={styles.shareLabels}>
              <p>
                <span>{questionLabels[question]}</span>
                <span>
                  {whole.format(answered)} {answered === 1 ? 'answer' : 'answers'}
                </span>
              </p>
            </Inline>
            <div className={styles.shareBar} aria-hidden>
              {answerScale.map((answer) => {
                const count = counts.get(String(answer)) ?? 0;
                return (
                  count > 0 && (
                    <span key={answer} className={styles.sharePart} data-answer={answer} style={{ flexGrow: count }} />
                  )
                );
              })}
            </div>
            <Inline gap={4} rowGap="none" align="stretch" wrap asChild className={styles.shareCounts}>
              <ul>
                {answerScale.map((answer) => (
                  <li key={answer}>
                    <Link
                      to={hrefOf(question, String(answer))}
                      className={styles.shareCount}
                      data-answer={answer}
                      title={answerLabels[answer]}
                      aria-label={`${answer}: ${whole.format(counts.get(String(answer)) ?? 0)} surveys, ${questionLabels[question]} ${answerLabels[answer]}`}
                    >
                      {answer}: {whole.format(counts.get(String(answer)) ?? 0)}
                    </Link>
                  </li>
                ))}
              </ul>
            </Inline>
          </Stack>
        );
      })}
      <p className={styles.fine}>
        From 5, Totally Satisfied, to 1, Totally Dissatisfied. Click a count to see its surveys.
      </p>
    </Stack>
  );
}
