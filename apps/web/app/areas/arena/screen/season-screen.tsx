import { Link, useSearchParams } from '@remix-run/react';
import { BumpChart } from '@roadside/charts/bump-chart';
import type { MatchReply } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { EmptyState } from '@roadside/ui/empty-state';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { Table } from '@roadside/ui/table';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { secondLine, wideOnly } from '../../../kit/list/two-lines.css.ts';
import { PickLinks } from '../../../kit/pick-links/pick-links.tsx';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { RewardList } from '../../../kit/rewards/reward-list.tsx';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { seasonAddress } from '../model/addresses.ts';
import { bracketOf } from '../model/season-bracket.ts';
import { recapOf } from '../model/season-recap.ts';
import { handicapWords, stageWords } from '../model/season-words.ts';
import type { ArenaPlace } from '../../../kit/arena-nav/arena-place.ts';
import type { readSeason, SeasonResource } from '../server/arena.server.ts';
import { ArenaPage } from './arena-page.tsx';
import * as styles from './arena.css.ts';
import { Crest } from './crest.tsx';
import { pointsWords } from './points-words.ts';
import { SeasonPlayoff, SeasonRecap } from './season-playoff.tsx';

type Loaded = Awaited<ReturnType<typeof readSeason>>;
type Season = Extract<Loaded, { ok: true }>['data'];

export interface SeasonScreenProps {
  readonly id: number | null;
  readonly own: ArenaPlace;
  /** May open the commissioner's desk. */
  readonly commissioner: boolean;
  readonly loaded: Loaded;
}

/** The season: this week's matches, the table, the last week's recap, the playoff, and every week. */
export function SeasonScreen({ id, own, commissioner, loaded: first }: SeasonScreenProps) {
  const [search] = useSearchParams();
  const asked = Number(search.get('season')) || null;
  const address = seasonAddress({ season: asked });
  const { data, problem, retry } = useResource<SeasonResource>(address, asked === id && first.ok ? { first } : {});
  useLiveResource(address, ['arena']);
  const season = data ?? (first.ok ? first.data : undefined);
  const failed = problem ?? (first.ok ? null : first.problem);
  const bracket = season ? bracketOf(season) : null;
  const recap = season ? recapOf(season, (slug) => nameIn(season, slug)) : null;
  return (
    <ArenaPage at="season" own={own} field={<Now season={season} own={own} />}>
      {season && season.seasons.length > 1 && (
        <Inline>
          <PickLinks
            label="Seasons"
            items={season.seasons.map((each) => ({
              key: String(each.id),
              label: each.hidden ? `${each.name} (hidden)` : each.name,
              to: `?season=${each.id}`,
              current: each.id === season.season?.id,
            }))}
          />
        </Inline>
      )}
      {commissioner && (
        <p className={styles.body}>
          <Link to="/commissioner" className={styles.link}>
            Commissioner’s desk
          </Link>
        </p>
      )}
      {!season && failed && <NotRead problem={failed} onRetry={retry} />}
      {season && season.season === null && (
        <EmptyState
          picture="road"
          title="No season yet"
          description="Matches and the table appear when the commissioner starts a season."
        />
      )}
      {season?.season && (
        <>
          <Rankings season={season} own={own} />
          {season.season.handicap && <p className={styles.note}>{handicapWords}</p>}
          {(season.rankings[0]?.ranks.length ?? 0) > 1 && (
            <BumpChart
              title="Place in the table after each week"
              periodLabel="Week"
              periods={(season.rankings[0]?.ranks ?? []).map((_, index) => `Week ${index + 1}`)}
              entries={season.rankings.map(({ team, ranks }) => ({ id: team.slug, label: team.name, ranks }))}
              highlighted={[own.team]}
            />
          )}
          {recap && <SeasonRecap recap={recap} />}
          {bracket && <SeasonPlayoff bracket={bracket} nameOf={(slug) => nameIn(season, slug)} ownTeam={own.team} />}
          {season.season.incentives.length > 0 && (
            <Stack gap={8} asChild>
              <section aria-labelledby="rewards">
                <h2 id="rewards" className={styles.heading}>
                  {season.season.state === 'finished' ? 'What the season paid' : 'What you can earn'}
                </h2>
                <RewardList incentives={season.season.incentives} squad="team" />
              </section>
            </Stack>
          )}
          <Weeks season={season} own={own} />
        </>
      )}
    </ArenaPage>
  );
}

const nameIn = (season: Season, slug: string) => season.teams.find((team) => team.slug === slug)?.name ?? slug;

function Now({ season, own }: { readonly season: Season | undefined; readonly own: ArenaPlace }) {
  const about = season?.season;
  const week = season?.weeks.find((each) => each.week === about?.week);
  const ownMatch = week?.matches.find(({ home, away }) => home === own.team || away === own.team);
  const match = ownMatch ?? week?.matches[0];
  // In an odd league each team has a week without an opponent.
  const off =
    own.driver && week?.stage === 'regular' && !ownMatch && season?.teams.some(({ slug }) => slug === own.team);
  return (
    <Stack gap={16}>
      <div>
        <p className={styles.kicker}>
          {about ? `${about.name} · ${rangeWords(about.starts_on, about.ends_on)}` : 'Arena'}
        </p>
        <h1 className={styles.title}>Season</h1>
      </div>
      {season && about?.state === 'finished' && season.champion && (
        <Inline gap={16} align="center" wrap>
          <Crest slug={season.champion} size={56} />
          <div>
            <p className={styles.figure}>{`${nameIn(season, season.champion)} won the final`}</p>
            {season.mvp && (
              <p className={styles.body}>
                {`Most valuable player: ${season.mvp.name}, ${nameIn(season, season.mvp.team)}, ${pointsWords(season.mvp.points)} points`}
              </p>
            )}
          </div>
        </Inline>
      )}
      {season && off && <p className={styles.body}>{`${nameIn(season, own.team)} have this week off.`}</p>}
      {season && week && match && (
        <Stack gap={8}>
          <p className={styles.body}>{`Week ${week.week}, ${stageWords[week.stage].toLowerCase()}, so far`}</p>
          <SplitBar match={match} season={season} />
        </Stack>
      )}
    </Stack>
  );
}

function SplitBar({ match, season }: { readonly match: MatchReply; readonly season: Season }) {
  const home = match.home_points ?? 0;
  const away = match.away_points ?? 0;
  return (
    <Stack gap={6}>
      <Inline gap={12} justify="between" align="end">
        <Inline gap={8}>
          <Crest slug={match.home} />
          <span className={styles.name}>{nameIn(season, match.home)}</span>
        </Inline>
        <Inline gap={8}>
          <span className={styles.name}>{nameIn(season, match.away)}</span>
          <Crest slug={match.away} />
        </Inline>
      </Inline>
      <Inline gap={12} justify="between" align="baseline">
        <span className={styles.numeral}>{pointsWords(home)}</span>
        <span className={styles.figure}>{pointsWords(away)}</span>
      </Inline>
      <Inline gap={2} className={styles.split} aria-hidden>
        <span className={styles.side.own} style={{ flexGrow: Math.max(1, home), blockSize: '100%' }} />
        <span className={styles.side.other} style={{ flexGrow: Math.max(1, away), blockSize: '100%' }} />
      </Inline>
    </Stack>
  );
}

function Rankings({ season, own }: { readonly season: Season; readonly own: ArenaPlace }) {
  // A column of zeros only takes a phone's room.
  const drawn = season.rankings.some(({ draws }) => draws > 0);
  return (
    <section aria-labelledby="rankings">
      <Stack gap={8}>
        <h2 id="rankings" className={styles.heading}>
          Table
        </h2>
        <Table.Root caption="Teams by place in the table">
          <Table.Header>
            <tr>
              <Table.HeaderCell numeric className={styles.rankColumn}>
                Rank
              </Table.HeaderCell>
              <Table.HeaderCell>Team</Table.HeaderCell>
              <Table.HeaderCell numeric className={wideOnly}>
                Won
              </Table.HeaderCell>
              {drawn && (
                <Table.HeaderCell numeric className={wideOnly}>
                  Drawn
                </Table.HeaderCell>
              )}
              <Table.HeaderCell numeric className={wideOnly}>
                Lost
              </Table.HeaderCell>
              <Table.HeaderCell numeric>Points</Table.HeaderCell>
            </tr>
          </Table.Header>
          <Table.Body>
            {season.rankings.map(({ rank, team, wins, draws, losses, points }) => (
              <Table.Row key={team.slug} selected={team.slug === own.team}>
                <Table.Cell numeric>{rank}</Table.Cell>
                <Table.RowHeader>
                  <Inline gap={8}>
                    <Crest slug={team.slug} size={24} />
                    <span>
                      <TeamName slug={team.slug} name={team.name} own={own} />
                      <span className={secondLine}>
                        {[`${wins} won`, drawn && `${draws} drawn`, `${losses} lost`].filter(Boolean).join(' · ')}
                      </span>
                    </span>
                  </Inline>
                </Table.RowHeader>
                <Table.Cell numeric className={wideOnly}>
                  {wins}
                </Table.Cell>
                {drawn && (
                  <Table.Cell numeric className={wideOnly}>
                    {draws}
                  </Table.Cell>
                )}
                <Table.Cell numeric className={wideOnly}>
                  {losses}
                </Table.Cell>
                <Table.Cell numeric>{pointsWords(points)}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Stack>
    </section>
  );
}

/** A driver may open their own team only. */
function TeamName({ slug, name, own }: { readonly slug: string; readonly name: string; readonly own: ArenaPlace }) {
  if (own.driver && slug !== own.team) return <span>{name}</span>;
  return (
    <Link to={`/team/${slug}`} className={styles.link}>
      {name}
    </Link>
  );
}

function Weeks({ season, own }: { readonly season: Season; readonly own: ArenaPlace }) {
  return (
    <section aria-labelledby="weeks">
      <Stack gap={12}>
        <h2 id="weeks" className={styles.heading}>
          Matches
        </h2>
        <Grid columns="fill-lg" gap={24} asChild className={styles.list}>
          <ol>
            {season.weeks.map(({ week, start, end, stage, matches }) => (
              <li key={week}>
                <Inline gap={8} justify="between">
                  <h3 className={styles.name}>{`Week ${week}`}</h3>
                  {week === season.season?.week && <Badge tone="beacon">Now</Badge>}
                </Inline>
                <p className={styles.note}>
                  {stage === 'regular' ? rangeWords(start, end) : `${stageWords[stage]}, ${rangeWords(start, end)}`}
                </p>
                {matches.length === 0 && <p className={styles.note}>Teams follow from the table</p>}
                <ul className={styles.list}>
                  {matches.map((match) => (
                    <Match key={match.id} match={match} season={season} own={own} />
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </Grid>
      </Stack>
    </section>
  );
}

function Match({
  match,
  season,
  own,
}: {
  readonly match: MatchReply;
  readonly season: Season;
  readonly own: ArenaPlace;
}) {
  const side = (slug: string, points: number | null, other: number | null) => (
    <Inline
      gap={8}
      justify="between"
      className={match.settled && (points ?? 0) > (other ?? 0) ? styles.winner : undefined}
    >
      <span>
        {nameIn(season, slug)}
        {slug === own.team ? ' (your team)' : ''}
      </span>
      <span className={styles.number}>{points === null ? '–' : pointsWords(points)}</span>
    </Inline>
  );
  return (
    <li className={styles.match}>
      {match.stage === 'consolation' && <p className={styles.note}>Third place</p>}
      {side(match.home, match.home_points, match.away_points)}
      {side(match.away, match.away_points, match.home_points)}
      {match.restated.map(({ team, points, reason }) => (
        <p key={`${team} ${reason}`} className={styles.note}>
          {`Restated: ${nameIn(season, team)} ${points > 0 ? '+' : '−'}${Math.abs(points)}. ${reason}`}
        </p>
      ))}
    </li>
  );
}
