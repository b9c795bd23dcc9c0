import { useNavigate, useRevalidator } from '@remix-run/react';
import { surveySubDashboards } from '@roadside/domain/surveys';
import type { Command } from '@roadside/ui/command-palette';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { useMemo } from 'react';
import { usePageCommands } from '../../../kit/commands/page-commands.ts';
import { DrawersProvider } from '../../../kit/drawers/drawers.tsx';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { useLive } from '../../../kit/live/use-live.ts';
import { PartLinks } from '../../../kit/pick-links/part-links.tsx';
import { PickLinks } from '../../../kit/pick-links/pick-links.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { useFetchedWhenIdle } from '../../../kit/page/use-fetched-when-idle.ts';
import type { LoadedSurveys } from '../model/loaded-surveys.ts';
import { changedSearch, partIn, partSearch, surveyTimeLabels, timeSearch, timesOf } from '../model/survey-state.ts';
import { Overview } from './overview.tsx';
import * as styles from './surveys.css.ts';

const RawSurveys = lazyPart(() => import('./raw-surveys.tsx'), <Skeleton shape="block" />);
const Comments = lazyPart(() => import('./comments.tsx'), <Skeleton shape="block" />);
const Emulated = lazyPart(() => import('./emulated.tsx'), <Skeleton shape="block" />);

const questions = {
  overview: 'Overview',
  raw: 'Raw Surveys',
  emulated: 'Emulated Surveys',
  comments: 'Comments',
} as const;

/** Surveys: member feedback, and the expected score. */
export function SurveysScreen(loaded: LoadedSurveys) {
  const { place, content, time, query } = loaded;
  const search = useMemo(() => new URLSearchParams(query), [query]);
  const part = partIn(search);
  usePartCommands(search);
  useFetchedWhenIdle(RawSurveys);
  useFetchedWhenIdle(Emulated);
  useFetchedWhenIdle(Comments);
  const { revalidate } = useRevalidator();
  // Reloads on new surveys and corrected comments; what the person is trying or reading stays.
  useLive(['surveys'], () => void revalidate());
  const partHref = (id: 'raw' | 'comments' | 'emulated', more: Readonly<Record<string, string>> = {}) => {
    const target = surveySubDashboards.find((known) => known.id === id) ?? surveySubDashboards[0];
    return changedSearch(partSearch(search, target), more);
  };
  const where = (
    <>
      {place.name}
      {rangeOf(loaded)}
    </>
  );
  const times = (
    <PickLinks
      label="Time"
      items={timesOf(part).map((each) => ({
        key: each,
        label: surveyTimeLabels[each],
        to: timeSearch(search, part, each),
        current: each === time,
      }))}
    />
  );
  return (
    <DrawersProvider>
      <div className={content.part === 'raw' ? `${styles.root} ${styles.filling}` : styles.root}>
        <Stack asChild>
          <header>
            <PartLinks
              label="Surveys"
              items={surveySubDashboards.map((each) => ({
                key: each.id,
                label: (
                  <>
                    <span className={styles.partNumber}>{each.number}</span> {each.name}
                  </>
                ),
                to: partSearch(search, each),
                current: each.id === part.id,
              }))}
            />
            {content.part !== 'raw' && (
              <div className={styles.headLine}>
                <div>
                  <h1 className={styles.title}>{questions[content.part]}</h1>
                  <p className={styles.where}>{where}</p>
                </div>
                {times}
              </div>
            )}
          </header>
        </Stack>
        {content.part === 'overview' && (
          <Overview
            key={place.slug + query}
            content={content}
            place={place}
            partHref={partHref}
            searchBelow={partSearch(search, part)}
          />
        )}
        {content.part === 'raw' && <RawSurveys {...loaded} content={content} description={where} actions={times} />}
        {content.part === 'emulated' && <Emulated {...loaded} content={content} />}
        {content.part === 'comments' && <Comments key={place.slug} content={content} place={place} />}
      </div>
    </DrawersProvider>
  );
}

/** The dates on screen, as returned with the data. */
function rangeOf({ content }: LoadedSurveys): string {
  if (content.part === 'overview' || content.part === 'emulated') {
    const { score } = content;
    return score.ok ? `, ${rangeWords(score.data.from, score.data.to)}` : '';
  }
  return content.rows.ok ? `, ${rangeWords(content.rows.data.meta.from, content.rows.data.meta.to)}` : '';
}

/** The sub-dashboards in the command palette, with the shortcuts 1 to 4. */
function usePartCommands(search: URLSearchParams): void {
  const navigate = useNavigate();
  usePageCommands(
    useMemo(
      () =>
        surveySubDashboards.map((each): Command => ({
          id: `surveys-${each.id}`,
          group: 'This page',
          label: `Go to ${each.name}`,
          keys: String(each.number),
          keywords: ['surveys'],
          run: () => void navigate(partSearch(search, each)),
        })),
      [navigate, search],
    ),
  );
}
