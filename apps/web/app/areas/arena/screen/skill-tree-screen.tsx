import { useSearchParams } from '@remix-run/react';
import { Radar } from '@roadside/charts/radar';
import { SkillTree } from '@roadside/charts/skill-tree';
import { skillChart, skillSeries } from '@roadside/domain/arena';
import { EmptyState } from '@roadside/ui/empty-state';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Stack } from '@roadside/ui/stack';
import { Table } from '@roadside/ui/table';
import { useState } from 'react';
import { countWords } from '../../../kit/format/count-words.ts';
import { weekdayWords } from '../../../kit/format/day-words.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import type { Place } from '../../../kit/places/place.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { pointsAddress, skillTreeAddress } from '../model/addresses.ts';
import { skillBranches } from '../model/skill-branches.ts';
import type { ArenaPlace } from '../../../kit/arena-nav/arena-place.ts';
import type { PointsResource, readPoints, readSkillTree, SkillTreeResource } from '../server/arena.server.ts';
import { ArenaPage } from './arena-page.tsx';
import * as styles from './arena.css.ts';
import { DayPoints } from './day-points.tsx';
import { pointsWords, signedWords } from './points-words.ts';
import { WhatIf } from './what-if.tsx';

type Loaded = Awaited<ReturnType<typeof readSkillTree>>;
type Tree = Extract<Loaded, { ok: true }>['data'];

export interface SkillTreeScreenProps {
  readonly place: Pick<Place, 'slug' | 'name' | 'type'>;
  readonly own: ArenaPlace;
  readonly loaded: Loaded;
  readonly day: Awaited<ReturnType<typeof readPoints>> | null;
}

/** A driver's levels and skills, and what their last day was worth. */
export function SkillTreeScreen({ place, own, loaded: first, day: firstDay }: SkillTreeScreenProps) {
  const address = skillTreeAddress({ slug: place.slug });
  const { data, problem, retry } = useResource<SkillTreeResource>(address, first.ok ? { first } : {});
  useLiveResource(address, ['arena']);
  const dayAddress = pointsAddress({ slug: place.slug });
  const lastDay = useResource<PointsResource>(dayAddress, {
    enabled: place.type === 'driver',
    ...(firstDay?.ok ? { first: firstDay } : {}),
  });
  useLiveResource(dayAddress, ['arena']);
  const tree = data ?? (first.ok ? first.data : undefined);
  const day = lastDay.data ?? (firstDay?.ok ? firstDay.data : undefined);
  const failed = problem ?? (first.ok ? null : first.problem);
  return (
    <ArenaPage at="skill-tree" own={own} field={<Level place={place} tree={tree} day={day} />}>
      {!tree && failed && <NotRead problem={failed} onRetry={retry} />}
      {tree && tree.driver === null && (
        <EmptyState
          picture="road"
          title="Drivers have skill trees"
          description="Open a driver’s points on the leaderboard, then their levels and skills."
        />
      )}
      {day && (
        <section aria-labelledby="day">
          <Stack gap={8}>
            <h2 id="day" className={styles.heading}>
              {`What ${weekdayWords(day.day)} was worth`}
            </h2>
            <DayPoints day={day} />
          </Stack>
        </section>
      )}
      {tree?.driver && day && <WhatIf weights={day.weights} points={currentPoints(tree)} />}
      {tree?.driver && (
        <>
          <SkillTree title="Levels and skills" summary={levelSentence(tree)} root={skillBranches(tree.level_data)} />
          <Grid columns="fill-lg" gap={24}>
            <Chart tree={tree} />
            <Periods tree={tree} />
          </Grid>
        </>
      )}
    </ArenaPage>
  );
}

const currentPoints = (tree: Tree) => tree.period_data.find((each) => each.current_period)?.total_period_points ?? 0;

function levelSentence(tree: Tree): string {
  const next = tree.level_data.find(({ reached }) => !reached);
  const reached = tree.level_data.filter((each) => each.reached).length;
  return next
    ? `${reached} of ${tree.level_data.length} levels reached. On level ${next.level}, ${next.name}: ${countWords(next.threshold - currentPoints(tree), 'point', 'points')} to go.`
    : `All ${tree.level_data.length} levels reached.`;
}

function Level({
  place,
  tree,
  day,
}: {
  readonly place: SkillTreeScreenProps['place'];
  readonly tree: Tree | undefined;
  readonly day: { readonly day: string; readonly points: number } | undefined;
}) {
  return (
    <Stack gap={12}>
      <div>
        <p className={styles.kicker}>{tree?.driver ? `${tree.driver.name} · ${tree.driver.station}` : place.name}</p>
        <h1 className={styles.title}>Skill tree</h1>
      </div>
      {tree?.driver && (
        <Inline gap={40} rowGap={12} align="end" wrap>
          <div>
            <p className={styles.numeral}>{pointsWords(currentPoints(tree))}</p>
            <p className={styles.body}>points this quarter</p>
          </div>
          {day && (
            <div>
              <p className={styles.figure}>{signedWords(day.points)}</p>
              <p className={styles.body}>{weekdayWords(day.day)}</p>
            </div>
          )}
          <p className={styles.body}>{levelSentence(tree)}</p>
        </Inline>
      )}
    </Stack>
  );
}

function Chart({ tree }: { readonly tree: Tree }) {
  const axes = skillChart(tree.stats.global, tree.stats.driver);
  return (
    <Radar
      title="Points per week by skill"
      axisLabel="Skill"
      axes={axes.map(({ label }) => label)}
      to={Math.max(1, ...axes.flatMap(({ everyone, you }) => [everyone ?? 0, you ?? 0]))}
      series={[
        { label: skillSeries[0], values: axes.map(({ everyone }) => everyone), paint: 'muted' },
        { label: skillSeries[1], values: axes.map(({ you }) => you) },
      ]}
    />
  );
}

const periodWords = { quarter1: 'Q1', quarter2: 'Q2', quarter3: 'Q3', quarter4: 'Q4' } as const;

function Periods({ tree }: { readonly tree: Tree }) {
  const [search, setSearch] = useSearchParams();
  const asked = tree.period_data.find(({ period }) => period === search.get('period'));
  const [period, setPeriod] = useState(
    asked?.period ?? tree.period_data.find((each) => each.current_period)?.period ?? 'quarter1',
  );
  const shown = tree.period_data.find((each) => each.period === period);
  const choose = (next: typeof period) => {
    setPeriod(next);
    setSearch(
      (before) => {
        before.set('period', next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <Stack gap={12} asChild>
      <section aria-label="Points by quarter">
        <SegmentedControl
          label="Quarter"
          value={period}
          onValueChange={choose}
          items={tree.period_data.map((each) => ({
            value: each.period,
            label: each.current_period ? `${periodWords[each.period]} (now)` : periodWords[each.period],
          }))}
        />
        {shown && (
          <Table.Root caption={`Points by skill in ${periodWords[shown.period]}`}>
            <Table.Body>
              {Object.entries(shown.skill_points).map(([skill, points]) => (
                <Table.Row key={skill}>
                  <Table.RowHeader>{skill.toUpperCase().replaceAll('_', ' ')}</Table.RowHeader>
                  <Table.Cell numeric>{pointsWords(points)}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
            <Table.Footer>
              <Table.Row>
                <Table.RowHeader>Total</Table.RowHeader>
                <Table.Cell numeric>{pointsWords(shown.total_period_points)}</Table.Cell>
              </Table.Row>
            </Table.Footer>
          </Table.Root>
        )}
      </section>
    </Stack>
  );
}
