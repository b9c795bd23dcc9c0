import { Link, useNavigate, useSearchParams } from '@remix-run/react';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { LeaderboardRowReply } from '@roadside/contract/schemas';
import { levelStep } from '@roadside/domain/arena';
import { addDays } from '@roadside/domain/calendar';
import { ArrowDownIcon, ArrowUpIcon } from '@roadside/ui/icons';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { Progress } from '@roadside/ui/progress';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Stack } from '@roadside/ui/stack';
import { VisuallyHidden } from '@roadside/ui/visually-hidden';
import { Fragment } from 'react';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';
import { countWords } from '../../../kit/format/count-words.ts';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { AddressSearch } from '../../../kit/list/address-search.tsx';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import type { Place } from '../../../kit/places/place.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { leaderboardAddress } from '../model/addresses.ts';
import { boardQuery, isFiltered, readBoardState, rowsPerPage, type BoardState } from '../model/board-state.ts';
import { pointsText } from '../model/points-behind.ts';
import type { ArenaPlace } from '../../../kit/arena-nav/arena-place.ts';
import type { LeaderboardResource } from '../server/arena.server.ts';
import { ArenaPage } from './arena-page.tsx';
import * as styles from './arena.css.ts';
import { BoardRanges } from './board-ranges.tsx';
import { pointsWords } from './points-words.ts';

type Board = CallReply<typeof calls.performance.leaderboard>;

export interface LeaderboardScreenProps {
  readonly place: Pick<Place, 'slug' | 'name' | 'type'>;
  readonly state: BoardState;
  readonly own: ArenaPlace;
  readonly loaded: Outcome<Board>;
}

/** Where a driver stands: the top five, their own neighborhood, and their own past. */
export function LeaderboardScreen({ place, own, loaded: first }: LeaderboardScreenProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = readBoardState(search);
  const address = leaderboardAddress({ slug: place.slug }, boardQuery(state));
  const { data, problem, retry } = useResource<LeaderboardResource>(address, first.ok ? { first } : {});
  useLiveResource(address, ['arena']);
  const board = data ?? (first.ok ? first.data : undefined);
  const failed = problem ?? (first.ok ? null : first.problem);
  const change = (next: Partial<BoardState>) => {
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(boardQuery({ ...state, page: 1, ...next }))) {
      if (value === null) query.delete(name);
      else query.set(name, String(value));
    }
    void navigate(`?${query.toString()}`, { replace: true, preventScrollReset: true });
  };
  return (
    <ArenaPage at="leaderboard" own={own} field={<Standing place={place} board={board} filtered={isFiltered(state)} />}>
      <Inline gap={12} rowGap={8} wrap>
        <AddressSearch
          text={state.search}
          placeholder="Driver or station"
          label="Find a driver or station"
          className={styles.find}
          onChange={(text) => change({ search: text })}
        />
        <SegmentedControl
          label="Rows"
          value={state.show}
          onValueChange={(show) => change({ show })}
          items={[
            { value: 'around', label: 'Top 5 and nearby' },
            { value: 'all', label: 'Everyone' },
          ]}
        />
        <SegmentedControl
          label="Drafted"
          value={state.drafted === null ? 'any' : state.drafted ? 'yes' : 'no'}
          onValueChange={(drafted) => change({ drafted: drafted === 'any' ? null : drafted === 'yes' })}
          items={[
            { value: 'any', label: 'All drivers' },
            { value: 'yes', label: 'Drafted' },
            { value: 'no', label: 'Not drafted' },
          ]}
        />
        <BoardRanges points={state.points} levels={state.levels} onChange={change} />
        {!own.driver && (
          <Button asChild emphasis="plain">
            <Link to={`/wallboard/${place.slug}`}>Show on a wallboard</Link>
          </Button>
        )}
      </Inline>
      {!board && failed && <NotRead problem={failed} onRetry={retry} />}
      {board && <Rows board={board} search={search} />}
      {board && state.show === 'all' && board.total_rows > rowsPerPage && (
        <Inline gap={12} justify="center">
          <Button disabled={state.page === 1} onClick={() => change({ page: state.page - 1 })}>
            Previous page
          </Button>
          <span className={styles.quiet}>
            {`${(state.page - 1) * rowsPerPage + 1}–${Math.min(board.total_rows, state.page * rowsPerPage)} of ${pointsWords(board.total_rows)}`}
          </span>
          <Button
            disabled={state.page * rowsPerPage >= board.total_rows}
            onClick={() => change({ page: state.page + 1 })}
          >
            Next page
          </Button>
        </Inline>
      )}
    </ArenaPage>
  );
}

interface StandingProps {
  readonly place: LeaderboardScreenProps['place'];
  readonly board: Board | undefined;
  /** Whether the board has some drivers only: its rows then say nothing about how many there are. */
  readonly filtered: boolean;
}

function Standing({ place, board, filtered }: StandingProps) {
  const me = board?.me;
  return (
    <Stack gap={4}>
      <div>
        <p className={styles.kicker}>
          {board ? `${rangeWords(board.period.from, board.period.today)} · ${place.name}` : place.name}
        </p>
        <h1 className={styles.title}>Leaderboard</h1>
      </div>
      {me && (
        <Inline gap={40} rowGap={16} align="end" wrap>
          <div>
            <p className={styles.numeral}>{pointsWords(me.points)}</p>
            <p className={styles.body}>
              {`points · rank ${pointsWords(me.rank)}${filtered ? '' : ` of ${pointsWords(board.total_rows)}`}`}
            </p>
          </div>
          <Stack gap={4} className={styles.grow}>
            <p className={styles.body}>
              {me.points_to_next_level === null
                ? `Level ${me.level}: every level reached`
                : `On level ${me.level} · ${countWords(me.points_to_next_level, 'point', 'points')} to go`}
            </p>
            <Progress
              label={`Level ${me.level}`}
              value={levelStep - Math.min(levelStep, me.points_to_next_level ?? 0)}
              max={levelStep}
            />
          </Stack>
          <dl>
            <dt className={styles.kicker}>Same days of earlier quarters</dt>
            {me.past.map(({ from, to, points }) => (
              <dd key={from} className={styles.body}>
                {`${rangeWords(from, to)}: `}
                <span className={styles.strong}>{pointsWords(points)}</span>
              </dd>
            ))}
          </dl>
        </Inline>
      )}
      {board && !me && (
        <p className={styles.body}>
          {`${countWords(board.total_rows, 'driver', 'drivers')} ${filtered ? 'found' : 'on the board'}. Open a driver’s points to see the calls they came from.`}
        </p>
      )}
    </Stack>
  );
}

function Rows({ board, search }: { readonly board: Board; readonly search: URLSearchParams }) {
  // In the first days of a quarter nobody had a rank a week ago.
  const moves = addDays(board.period.today, -7) >= board.period.from;
  if (board.rank.length === 0)
    return <EmptyState picture="road" title="No drivers here" description="Try another filter or location." />;
  return (
    <ol className={styles.list} aria-label="Drivers by points">
      {board.rank.map((row, index) => {
        const above = board.rank[index - 1];
        const skipped = above !== undefined && row.rank - above.rank > 1 && index > 0 && !isTieGap(board.rank, index);
        return (
          <Fragment key={row.employee_id}>
            {skipped && (
              <li className={styles.gap} aria-hidden>
                ···
              </li>
            )}
            <Inline gap={12} asChild className={styles.row}>
              <li data-mine={row.mine || undefined}>
                <span className={styles.rank}>{pointsWords(row.rank)}</span>
                {moves && <Move row={row} />}
                <div className={styles.grow}>
                  <p className={styles.name}>
                    {row.name}
                    {row.mine && <VisuallyHidden> (you)</VisuallyHidden>}
                  </p>
                  <p className={styles.note}>
                    {`${row.station} · level ${row.level}${row.drafted ? ' · drafted' : ''}`}
                  </p>
                </div>
                {row.slug === null ? (
                  <span className={styles.figure}>{pointsWords(row.points)}</span>
                ) : (
                  <Link
                    to={withDrawer(search, {
                      name: 'points',
                      text: pointsText({ slug: row.slug, day: null, campaign: null }),
                    })}
                    className={`${styles.figure} ${styles.link}`}
                    preventScrollReset
                    aria-label={`${countWords(row.points, 'point', 'points')} of ${row.name}`}
                  >
                    {pointsWords(row.points)}
                  </Link>
                )}
              </li>
            </Inline>
          </Fragment>
        );
      })}
    </ol>
  );
}

/** After rows that share a rank, the next ranks are skipped although nobody is missing. */
function isTieGap(rows: readonly LeaderboardRowReply[], index: number): boolean {
  const row = rows[index];
  const above = rows[index - 1];
  if (!row || !above) return false;
  const tied = rows.filter(({ rank }) => rank === above.rank).length;
  return row.rank === above.rank + tied;
}

function Move({ row: { change, places } }: { readonly row: LeaderboardRowReply }) {
  const words =
    change === 'none'
      ? 'Same rank as a week ago'
      : `${change === 'up' ? 'Up' : 'Down'} ${countWords(places, 'place', 'places')} in a week`;
  return (
    <Inline gap={2} className={styles.move[change]} title={words}>
      {change === 'up' && <ArrowUpIcon size={16} />}
      {change === 'down' && <ArrowDownIcon size={16} />}
      <span aria-hidden>{change === 'none' ? '–' : places}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Inline>
  );
}
