import type { DataRow } from '../model/column.ts';
import { numberFormat } from '../../internal/intl-formats.ts';
import type { Mask } from '../model/mask.ts';
import type { Totals } from '../model/aggregate-rows.ts';
import type { RowGroup } from '../model/group-rows.ts';
import type { TotalCell } from './grid-totals.tsx';
import type { TableText } from './table-words.ts';
import type { ViewColumn } from './view-column.ts';

interface TotalWords<Row extends DataRow> {
  readonly views: ReadonlyMap<string, ViewColumn<Row>>;
  readonly mask: Mask;
  readonly text: TableText;
  readonly locale: string;
}

/** Formats a total in its column's format. Counts are plain numbers for any column type. */
function totalText<Row extends DataRow>(view: ViewColumn<Row>, total: number | null, locale: string): string {
  if (total === null) return '';
  const { aggregate } = view.definition;
  return aggregate === 'count' || aggregate === 'distinct' ? numberFormat(locale).format(total) : view.write(total);
}

/** A column's total, for the totals row or a group heading. */
export function totalCell<Row extends DataRow>(
  columnId: string,
  { values, masked }: { readonly values: Totals; readonly masked: boolean },
  { views, mask, text, locale }: TotalWords<Row>,
): (TotalCell & { readonly text: string }) | null {
  const view = views.get(columnId);
  const total = values[columnId];
  if (!view || total === undefined) return null;
  const hidden = masked && mask.masks(columnId);
  const words = hidden ? text('withheld') : totalText(view, total, locale);
  return { content: words, text: words, masked: hidden };
}

/** Returns the name of a group. */
export const groupName = <Row extends DataRow>(
  group: RowGroup,
  { views, text }: Pick<TotalWords<Row>, 'views' | 'text'>,
): string => views.get(group.columnId)?.write(group.value) || text('missing');
