/** What a leaderboard shows, as the address stores it. */
export interface BoardState {
  /** `around`: the top five and the reader's neighborhood; `all`: every row, page by page. */
  readonly show: 'around' | 'all';
  readonly drafted: boolean | null;
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
    search: (search.get('search') ?? '').slice(0, 100),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

/** The query of a state; what is the default is left out. */
export function boardQuery({ show, drafted, search, page }: BoardState) {
  return {
    show: show === 'all' ? 'all' : null,
    drafted: drafted === null ? null : drafted ? 'yes' : 'no',
    search: search || null,
    page: page === 1 ? null : page,
  };
}
