import { isAcceptedDay } from '@roadside/domain/calendar';
import type { SortKey } from '@roadside/ui/data-table';
import { dayWords } from '../format/day-words.ts';

/** One filter of a list, as the address and the API name it. */
export interface FilterDefinition {
  /** The API's name for the filter, such as `outc1__in`; the address uses it too. */
  readonly key: string;
  /** The label, as a noun in a sentence: "overall score". */
  readonly label: string;
  /** `one-of` takes several values, `text` one, `day` an ISO date. */
  readonly kind: 'one-of' | 'text' | 'day';
  /** The choices of `one-of`, if they are known in advance. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** The options are some of the values, such as those of the rows on screen. @defaultValue false */
  readonly moreOptions?: boolean;
  /** `one-of` takes a single value: a new choice replaces the previous one. @defaultValue false */
  readonly single?: boolean;
  /** Words between the label and the value. @defaultValue 'is' */
  readonly relation?: string;
  /** The screen shows and changes it elsewhere, such as on a chart of days: no phrase repeats it. @defaultValue false */
  readonly shownElsewhere?: boolean;
}

/** What a list screen reads from its address and writes back. */
export interface ListDefinition {
  /** Filters in the order of the sentence. */
  readonly filters: readonly FilterDefinition[];
  /** Ids of the sortable columns. */
  readonly sortable: readonly string[];
  readonly defaultSort: readonly SortKey[];
  /** @defaultValue false */
  readonly searchable?: boolean;
}

/** The state of a list. All of it is in the address, so reload, back and a shared link show the same rows. */
export interface ListState {
  readonly search: string;
  readonly sort: readonly SortKey[];
  /** Values by filter key; a filter without a value is omitted. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

const longestSearch = 100;
const maxValues = 50;
const longestValue = 120;

/** Reads a list's state from a query. Unknown or invalid values are ignored. */
export function readListState(query: URLSearchParams, definition: ListDefinition): ListState {
  const sort = (query.get('sort') ?? '').split(',').flatMap((key): readonly SortKey[] => {
    const id = key.replace(/^-/, '');
    return definition.sortable.includes(id) ? [{ id, descending: key.startsWith('-') }] : [];
  });
  const filters: Record<string, readonly string[]> = {};
  for (const { key, kind } of definition.filters) {
    const given = [...new Set(query.getAll(key))].filter((value) => isValue(kind, value));
    const values = kind === 'one-of' ? given.slice(0, maxValues) : given.slice(0, 1);
    if (values.length > 0) filters[key] = values;
  }
  return {
    search: definition.searchable ? (query.get('q') ?? '').trim().slice(0, longestSearch) : '',
    sort: sort.length > 0 ? sort : definition.defaultSort,
    filters,
  };
}

function isValue(kind: FilterDefinition['kind'], value: string): boolean {
  if (value === '' || value.length > longestValue) return false;
  return kind !== 'day' || isAcceptedDay(value);
}

/**
 * The query of a state, without defaults. Unrelated parameters, such as an open drawer, are kept. The page cursor is
 * dropped, since a new state starts at its first page.
 */
export function writeListState(query: URLSearchParams, state: ListState, definition: ListDefinition): string {
  const next = new URLSearchParams(query);
  for (const name of ['q', 'sort', 'cursor', ...definition.filters.map(({ key }) => key)]) next.delete(name);
  if (state.search) next.set('q', state.search);
  const sort = sortText(state.sort);
  if (sort !== sortText(definition.defaultSort)) next.set('sort', sort);
  for (const { key } of definition.filters) for (const value of state.filters[key] ?? []) next.append(key, value);
  const text = next.toString();
  return text ? `?${text}` : '';
}

/** A sort in the API's format: `-recorded_date,id`. */
export function sortText(sort: readonly SortKey[]): string {
  return sort.map(({ id, descending }) => (descending ? `-${id}` : id)).join(',');
}

/** The state with one filter changed; an empty list removes the filter. */
export function withFilter(state: ListState, key: string, values: readonly string[]): ListState {
  const { [key]: _, ...others } = state.filters;
  return { ...state, filters: values.length > 0 ? { ...others, [key]: values } : others };
}

/**
 * The state without search and filters. Those that the screen shows elsewhere stay: clearing the sentence of filters
 * shouldn't change the days above it.
 */
export function clearedState(state: ListState, definition: ListDefinition): ListState {
  const kept = definition.filters.filter(({ key, shownElsewhere }) => shownElsewhere && state.filters[key]);
  return { ...state, search: '', filters: Object.fromEntries(kept.map(({ key }) => [key, state.filters[key] ?? []])) };
}

/** A filter set to a value that it doesn't have, as an old or mistyped link may; null if there is none. */
export function unknownFilter(
  { filters }: ListState,
  definition: ListDefinition,
): { readonly key: string; readonly label: string; readonly value: string } | null {
  for (const { key, label, kind, options, moreOptions } of definition.filters) {
    if (kind !== 'one-of' || !options || moreOptions) continue;
    const value = filters[key]?.find((given) => !options.some((option) => option.value === given));
    if (value !== undefined) return { key, label, value };
  }
  return null;
}

/** Each active filter as a phrase: "overall score is 4 or 5". */
export function filterPhrases(
  { filters }: ListState,
  definition: ListDefinition,
): readonly { readonly key: string; readonly text: string }[] {
  return definition.filters.flatMap(({ key, label, relation = 'is', kind, options }) => {
    const values = filters[key];
    if (!values) return [];
    const words = values.map((value) =>
      kind === 'day' ? dayWords(value, true) : (options?.find((option) => option.value === value)?.label ?? value),
    );
    return [{ key, text: `${label} ${relation} ${listOf(words)}` }];
  });
}

const maxNamed = 3;

/** "4", "4 or 5", "4, 5, or 6", "4, 5, 6, or 2 others". */
function listOf(words: readonly string[]): string {
  const named = words.length > maxNamed + 1 ? words.slice(0, maxNamed) : words;
  const rest = words.length - named.length;
  const all = rest > 0 ? [...named, `${rest} others`] : named;
  if (all.length < 3) return all.join(' or ');
  return `${all.slice(0, -1).join(', ')}, or ${all.at(-1)}`;
}
