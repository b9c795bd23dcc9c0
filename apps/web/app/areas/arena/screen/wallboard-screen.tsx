import { wallNames } from '@roadside/domain/arena';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { leaderboardAddress, seasonAddress } from '../model/addresses.ts';
import { boardQuery } from '../model/board-state.ts';
import { stageWords } from '../model/season-words.ts';
import { sharedStation } from '../model/wall-words.ts';
import type { LeaderboardResource, readLeaderboard, readSeason, SeasonResource } from '../server/arena.server.ts';
import { wallState } from '../model/wall-state.ts';
import { Crest } from './crest.tsx';
import { pointsWords } from './points-words.ts';
import * as styles from './wallboard.css.ts';

type Loaded<Read extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Read>>;
type Board = Extract<Loaded<typeof readLeaderboard>, { ok: true }>['data'];
type Season = Extract<Loaded<typeof readSeason>, { ok: true }>['data'];

interface WallboardScreenProps {
  readonly slug: string;
  /** Name of the location, if it is the reader's own. */
  readonly name: string | null;
  readonly board: Loaded<typeof readLeaderboard>;
  readonly season: Loaded<typeof readSeason>;
}

/** Reads everything again after this long, for the day that has changed and changes that were missed. */
const readAgainMs = 5 * 60_000;
const driversShown = 7;
const matchesShown = 4;

/**
 * The Arena on a station's television: its best drivers this quarter and the matches of this week, in large type. It
 * needs no controls, doesn't move, and follows the live stream. It shows what the account that is signed in may see.
 */
export function WallboardScreen({ slug, name, board: firstBoard, season: firstSeason }: WallboardScreenProps) {
  const boardAt = leaderboardAddress({ slug }, boardQuery(wallState));
  const seasonAt = seasonAddress({ season: null });
  const board = useResource<LeaderboardResource>(boardAt, {
    ...(firstBoard.ok ? { first: firstBoard } : {}),
    maxAgeMs: readAgainMs,
  });
  const season = useResource<SeasonResource>(seasonAt, {
    ...(firstSeason.ok ? { first: firstSeason } : {}),
    maxAgeMs: readAgainMs,
  });
  useLiveResource(boardAt, ['arena']);
  useLiveResource(seasonAt, ['arena']);
  const shown = board.data ?? (firstBoard.ok ? firstBoard.data : undefined);
  const about = season.data ?? (firstSeason.ok ? firstSeason.data : undefined);
  const failed = board.problem ?? (firstBoard.ok ? null : firstBoard.problem);
  return (
    <main data-theme="night" className={styles.wall}>
      <Stack gap={32}>
        <Inline gap={32} rowGap={8} justify="between" align="baseline" wrap>
          <h1 className={styles.title}>{name ?? (shown ? sharedStation(shown.rank) : null) ?? 'Leaderboard'}</h1>
          {shown && <p className={styles.note}>{rangeWords(shown.period.from, shown.period.today)}</p>}
        </Inline>
        {!shown && failed && <NotRead problem={failed} onRetry={board.retry} />}
        {shown && failed && <p className={styles.note}>No connection. These are earlier numbers.</p>}
        {shown && (
          <Grid columns={{ narrow: 1, wide: 2 }} gap={40}>
            <Drivers board={shown} />
            {about?.season && !about.season.hidden && <ThisWeek season={about} />}
          </Grid>
        )}
      </Stack>
    </main>
  );
}

function Drivers({ board }: { readonly board: Board }) {
  // Told apart from everybody near the top, also from those who aren't shown.
  const names = wallNames(board.rank);
  const rows = board.rank
    .map((row, index) => ({ ...row, short: names[index] ?? row.name }))
    .filter(({ points }) => points > 0)
    .slice(0, driversShown);
  return (
    <section aria-labelledby="wall-drivers">
      <h2 id="wall-drivers" className={styles.heading}>
        Most points this quarter
      </h2>
      {rows.length === 0 && <p className={styles.note}>No points yet this quarter</p>}
      <ol className={styles.list}>
        {rows.map(({ employee_id, rank, short, points }) => (
          <Inline key={employee_id} gap={24} justify="between" align="baseline" className={styles.row} asChild>
            <li>
              <Inline gap={24} align="baseline" className={styles.name}>
                <span className={styles.number}>{rank}</span>
                <span className={styles.name}>{short}</span>
              </Inline>
              <span className={styles.points}>{pointsWords(points)}</span>
            </li>
          </Inline>
        ))}
      </ol>
    </section>
  );
}

function ThisWeek({ season }: { readonly season: Season }) {
  const week = season.weeks.find((each) => each.week === season.season?.week);
  const nameOf = (slug: string) => season.teams.find((team) => team.slug === slug)?.name ?? slug;
  if (!week) return null;
  return (
    <section aria-labelledby="wall-week">
      <h2 id="wall-week" className={styles.heading}>
        {`Week ${week.week}, ${stageWords[week.stage].toLowerCase()}`}
      </h2>
      <ul className={styles.list}>
        {week.matches.slice(0, matchesShown).map((match) => (
          <li key={match.id} className={styles.row}>
            {[
              { slug: match.home, points: match.home_points },
              { slug: match.away, points: match.away_points },
            ].map(({ slug, points }) => (
              <Inline key={slug} gap={24} justify="between" align="start">
                <Inline gap={16} className={styles.name}>
                  <Crest slug={slug} size={48} />
                  <span className={styles.name}>{nameOf(slug)}</span>
                </Inline>
                <span className={styles.points}>{pointsWords(points ?? 0)}</span>
              </Inline>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
