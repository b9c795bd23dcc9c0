/** People of a campaign on one page. */
export const peoplePerPage = 200;

/** The page in an address, from 1. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isSafeInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}

/** The query of a page; the first one is left out. */
export const pageQuery = (page: number) => ({ page: page === 1 ? null : page });
