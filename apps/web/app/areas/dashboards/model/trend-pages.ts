/** The pages before and after one of a trend by location, counted from 1; null where there is none. */
export function pagesAround(
  page: number,
  rowsPerPage: number,
  totalRows: number,
): { readonly before: number | null; readonly after: number | null } {
  const last = Math.max(1, Math.ceil(totalRows / rowsPerPage));
  return { before: page > 1 ? Math.min(page - 1, last) : null, after: page < last ? page + 1 : null };
}
