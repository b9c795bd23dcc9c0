import type { MessageValues } from '../../internal/format-message.ts';
import type { dataTableMessages } from '../data-table.messages.ts';
import type { ColumnFilter } from '../model/filter-rows.ts';
import type { SortKey } from '../model/sort-rows.ts';
import type { ViewColumn } from './view-column.ts';

/** Formats a message. The function is stable until the locale or the messages change. */
export type TableText = (key: keyof typeof dataTableMessages.texts, values?: MessageValues) => string;
type Views = ReadonlyMap<string, Pick<ViewColumn<never>, 'header' | 'write' | 'definition'>>;

interface WordsOptions {
  readonly views: Views;
  readonly text: TableText;
  readonly locale: string;
}

/** Longer value lists show a count. */
const listed = 3;

/** Describes a filter in words, for chips, announcements and exported files. */
export function filterWords(filter: ColumnFilter, { views, text, locale }: WordsOptions): string {
  const view = views.get(filter.id);
  const column = view?.header ?? filter.id;
  const write = (value: string | number) => view?.write(value) || String(value);
  switch (filter.kind) {
    case 'contains':
      return text('contains', { column, value: filter.text });
    case 'starts-with':
      return text('startsWith', { column, value: filter.text });
    case 'equals':
      return text('equals', { column, value: filter.text });
    case 'one-of': {
      if (filter.values.length > listed) return text('oneOfMany', { column, count: filter.values.length });
      const values = filter.values.map((value) =>
        typeof value === 'string' || typeof value === 'number'
          ? valueWords(view, value, text)
          : valueWords(view, value === null || value === undefined ? null : String(value), text),
      );
      return text('oneOf', { column, value: new Intl.ListFormat(locale, { type: 'disjunction' }).format(values) });
    }
    case 'between': {
      const { min, max } = filter;
      if (min !== undefined && max !== undefined) return text('between', { column, min: write(min), max: write(max) });
      const dated = view?.definition.type === 'date' || view?.definition.type === 'date-time';
      return min !== undefined
        ? text(dated ? 'from' : 'atLeast', { column, min: write(min) })
        : text(dated ? 'until' : 'atMost', { column, max: write(max ?? 0) });
    }
    case 'missing':
      return text('isMissing', { column });
    case 'present':
      return text('isPresent', { column });
  }
}

/** Formats a checklist value in its column's format. Checklists hold text for any column type. */
export function valueWords(
  view: Pick<ViewColumn<never>, 'write' | 'definition'> | undefined,
  value: string | number | null,
  text: TableText,
): string {
  if (value === null) return text('missing');
  const typed =
    view?.definition.type === 'number' && value !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
  return view?.write(typed) || String(value);
}

/** Describes the sort in words. */
export function sortWords(sort: readonly SortKey[], { views, text, locale }: WordsOptions): string {
  const header = (id: string) => views.get(id)?.header ?? id;
  const [key] = sort;
  if (!key) return text('unsorted');
  if (sort.length === 1)
    return text(key.descending ? 'sortedDescending' : 'sortedAscending', { column: header(key.id) });
  return text('sortedBy', {
    columns: new Intl.ListFormat(locale).format(
      sort.map(({ id, descending }) => text(descending ? 'descending' : 'ascending', { column: header(id) })),
    ),
  });
}
