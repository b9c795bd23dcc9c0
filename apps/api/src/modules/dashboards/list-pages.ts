import { ApiError } from '../../platform/errors/api-error.ts';
import type { ElementReport } from './element-request.ts';
import type { ListPages } from './export-sheet.ts';

type Arguments = ElementReport['request']['args'];

/** Longer files open slowly in Excel; people can narrow the filters. A list is never cut without a word. */
const maxListed = 200_000;
/** Rows read at once: enough to be fast, few enough to keep memory flat. */
const pageRows = 5_000;

/** The same request with another page. */
export function withArguments(
  element: ElementReport,
  page: Pick<Arguments, 'lower_bound' | 'upper_bound' | 'cursor'>,
): ElementReport {
  const { page: _page, rows_per_page: _rows, cursor: _cursor, ...rest } = element.request.args;
  return { ...element, request: { ...element.request, args: { ...rest, ...page } } };
}

/** Reads a page of a list: its rows, how many the list has, and the cursor of the next one. */
type ReadPage<Row> = (
  page: ElementReport,
) => Promise<{ readonly rows: readonly Row[]; readonly total: number; readonly next: string | null }>;

/**
 * Reads a list page by page. Its length is known from the first page; the others are read as they are written, until
 * there is no next one.
 * @throws ApiError 400 with the number of rows if they are too many for one file
 */
export async function listPages<Row>(
  element: ElementReport,
  read: ReadPage<Row>,
  size = pageRows,
): Promise<ListPages<Row>> {
  const at = (cursor: string | null) =>
    read(withArguments(element, { lower_bound: 0, upper_bound: size, ...(cursor === null ? {} : { cursor }) }));
  const first = await at(null);
  refuseTooMany(first.total, maxListed);
  return {
    total: first.total,
    async *pages() {
      let page = first;
      yield page.rows;
      while (page.next !== null) {
        // oxlint-disable-next-line no-await-in-loop -- Each page begins where the last one ended.
        page = await at(page.next);
        yield page.rows;
      }
    },
  };
}

/** @throws ApiError 400 with the number of rows if they are too many for one file */
export function refuseTooMany(rows: number, most: number): void {
  if (rows > most)
    throw new ApiError('invalid-body', 'That’s too much for one file.', {
      fields: { 'request.parameters': `${rows} rows. Narrow the range or filters to ${most} or fewer` },
    });
}
