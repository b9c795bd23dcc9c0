import { addDays, dayList, isAcceptedDay } from '@roadside/domain/calendar';
import {
  changeDay,
  codeFilters,
  nextWeekAnchor,
  previousWeekAnchor,
  weekStartOf,
  type CodeFilter,
} from '@roadside/domain/scheduling';

/** The length of time the schedule shows. */
export type ScheduleSpan = 'day' | 'week' | 'month';

/** The views of the forecast panel. */
export const forecastViews = ['drivers', 'calls', 'accuracy'] as const;
export type ForecastView = (typeof forecastViews)[number];

/** Step lengths of a prediction, named as in the service (specification, section 7). */
export const forecastSteps = ['1h', '30m', '15m'] as const;
export type ForecastStep = (typeof forecastSteps)[number];

/** The part of a location's schedule on screen, kept in the URL. */
export interface ScheduleAddress {
  readonly view: 'gantt' | 'list';
  readonly span: ScheduleSpan;
  /** ISO day. */
  readonly day: string;
  readonly code: CodeFilter | null;
  /** The forecast panel; null while collapsed. */
  readonly forecast: ForecastView | null;
  readonly step: ForecastStep;
}

/** A range of days: the first day and the number of days. */
export interface Days {
  readonly from: string;
  readonly days: number;
}

export const sameDays = (a: Days, b: Days): boolean => a.from === b.from && a.days === b.days;

const isCode = (text: string | null): text is CodeFilter => text !== null && Object.hasOwn(codeFilters, text);

/** Reads the URL's query. The schedule opens as the gantt of the current week. */
export function readScheduleAddress(search: URLSearchParams, today: string): ScheduleAddress {
  const [view, span, day, code] = [search.get('view'), search.get('span'), search.get('day'), search.get('code')];
  const [forecast, step] = [search.get('forecast'), search.get('step')];
  return {
    view: view === 'list' ? 'list' : 'gantt',
    span: span === 'day' || span === 'month' ? span : 'week',
    day: isAcceptedDay(day) ? day : today,
    code: isCode(code) ? code : null,
    forecast: forecastViews.find((known) => known === forecast) ?? null,
    step: forecastSteps.find((known) => known === step) ?? '1h',
  };
}

/** The query of an address. Defaults are left out, and an open drawer is kept. */
export function scheduleSearch(address: ScheduleAddress, before: URLSearchParams = new URLSearchParams()): string {
  const query = new URLSearchParams(before);
  const set = (name: string, value: string | null) => (value === null ? query.delete(name) : query.set(name, value));
  set('view', address.view === 'gantt' ? null : address.view);
  set('span', address.span === 'week' ? null : address.span);
  set('day', address.day);
  set('code', address.code);
  set('forecast', address.forecast);
  set('step', address.step === '1h' ? null : address.step);
  return `?${query.toString()}`;
}

const monthStart = (day: string) => `${day.slice(0, 7)}-01`;
const nextMonth = (day: string) => monthStart(addDays(monthStart(day), 31));

/** The days on screen. */
export function shownDays({ span, day }: ScheduleAddress): Days {
  if (span === 'day') return { from: day, days: 1 };
  return loadedDays({ span, day });
}

/** Each of the days on screen. */
export function shownDates(address: ScheduleAddress): string[] {
  const { from, days } = shownDays(address);
  return dayList(from, addDays(from, days - 1));
}

/** The days to load: a day needs its whole week, for weekly hours and rest. */
export function loadedDays({ span, day }: Pick<ScheduleAddress, 'span' | 'day'>): Days {
  if (span !== 'month') return { from: weekStartOf(day), days: 7 };
  const from = monthStart(day);
  return { from, days: Math.round((Date.parse(nextMonth(day)) - Date.parse(from)) / 86_400_000) };
}

/** The address one step forward or back: a day, a week (to its Monday, decisions 10) or a month. */
export function stepped(address: ScheduleAddress, step: 1 | -1): ScheduleAddress {
  const { span, day } = address;
  if (span === 'day') return { ...address, day: changeDay({ day, schedulingEdits: false }, step).day };
  if (span === 'week') return { ...address, day: step === 1 ? nextWeekAnchor(day) : previousWeekAnchor(day) };
  return { ...address, day: step === 1 ? nextMonth(day) : monthStart(addDays(monthStart(day), -1)) };
}
