import { leaderboardDefaults } from '@roadside/domain/arena';
import { numberFormat } from '../../../kit/format/formats.ts';

/** Both ends of a filter, lower first. */
export type Range = readonly [from: number, to: number];

/** What a leaderboard shows, as the address stores it. */
export interface BoardState {
  /** `around`: the top five and the reader's neighborhood; `all`: every row, page by page. */
  readonly show: 'around' | 'all';
  readonly drafted: boolean | null;
  /** From 0 to 3000; the last one is "3000 and more". */
  readonly points: Range;
  readonly levels: Range;
  readonly search: string;
  readonly page: number;
}

/** Rows on a page of the whole board. */
export const rowsPerPage = 50;

/** Reads the address. Without a choice, people see their own neighborhood. */
export function readBoardState(search: URLSearchParams): BoardState {
  const drafted = search.get('drafted');
  const page = Number(search.get('page') ?? 1);
  return {
    show: search.get('show') === 'all' ? 'all' : 'around',
    drafted: drafted === 'yes' ? true : drafted === 'no' ? false : null,
    points: readRange(search.get('points'), leaderboardDefaults.points),
    levels: readRange(search.get('levels'), leaderboardDefaults.levels),
    search: (search.get('search') ?? '').slice(0, 100),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

/** '200-1200' within limits; anything else is the whole range. */
function readRange(text: string | null, limits: Range): Range {
  const [, from, to] = /^(\d{1,5})-(\d{1,5})$/.exec(text ?? '') ?? [];
  const range: Range = [Math.max(limits[0], Number(from ?? limits[0])), Math.min(limits[1], Number(to ?? limits[1]))];
  return range[0] <= range[1] ? range : limits;
}

const isWhole = (range: Range, limits: Range) => range[0] === limits[0] && range[1] === limits[1];

/** The query of a state; what is the default is left out. */
export function boardQuery({ show, drafted, points, levels, search, page }: BoardState) {
  return {
    show: show === 'all' ? 'all' : null,
    drafted: drafted === null ? null : drafted ? 'yes' : 'no',
    points: isWhole(points, leaderboardDefaults.points) ? null : points.join('-'),
    levels: isWhole(levels, leaderboardDefaults.levels) ? null : levels.join('-'),
    search: search || null,
    page: page === 1 ? null : page,
  };
}

/** Whether a board shows some drivers only. */
export function isFiltered(state: BoardState): boolean {
  const { drafted, points, levels, search } = boardQuery(state);
  return [drafted, points, levels, search].some((filter) => filter !== null);
}

/** The ranges a request names: an end that is the default isn't sent, so more points than the last are found too. */
export function rangesAsked({ points, levels }: Pick<BoardState, 'points' | 'levels'>) {
  const [leastPoints, mostPoints] = leaderboardDefaults.points;
  const [leastLevel, mostLevel] = leaderboardDefaults.levels;
  return {
    ...(points[0] === leastPoints ? {} : { min_points: points[0] }),
    ...(points[1] === mostPoints ? {} : { max_points: points[1] }),
    ...(levels[0] === leastLevel ? {} : { min_level: levels[0] }),
    ...(levels[1] === mostLevel ? {} : { max_level: levels[1] }),
  };
}

const whole = numberFormat('en-US');

/** The ranges in words, for the button that opens them. */
export function rangesWords({ points, levels }: Pick<BoardState, 'points' | 'levels'>): string {
  const [least, most] = leaderboardDefaults.points;
  const ofPoints = isWhole(points, [least, most])
    ? 'Any points'
    : `${whole.format(points[0])}–${whole.format(points[1])}${points[1] === most ? '+' : ''} points`;
  const ofLevels = isWhole(levels, leaderboardDefaults.levels)
    ? 'any level'
    : levels[0] === levels[1]
      ? `level ${levels[0]}`
      : `levels ${levels[0]}–${levels[1]}`;
  return `${ofPoints}, ${ofLevels}`;
}
