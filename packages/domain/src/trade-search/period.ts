import { addDays, firstOfMonth, lastOfMonth, type DayRange } from '../calendar/index.ts';
import { isDay } from '../calendar/range.ts';
import type { Token } from './tokens.ts';

/** Days named by a phrase. A weekday alone has no days until it is known whether they lie ahead. */
export interface NamedDays extends DayRange {
  readonly step: 'day' | 'week' | 'month' | 'range';
}

/** What a phrase says about time, and how many of its words say it. */
export interface FoundPeriod {
  readonly days: NamedDays | null;
  /** 0 is Sunday. */
  readonly weekday: number | null;
  readonly length: number;
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
// 'sat' is satisfaction, and 'sun' isn't worth the confusion.
const shortWeekdays = ['', 'mon', 'tue', 'wed', 'thu', 'fri', ''];
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const pad = (number: number) => String(number).padStart(2, '0');
const day = (date: string): NamedDays => ({ from: date, to: date, step: 'day' });
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
const earlier = (a: string, b: string) => (a < b ? a : b);

/** Where the phrase is used: today, and whether it is about days ahead, such as a schedule. */
export interface PeriodContext {
  readonly today: string;
  readonly ahead: boolean;
}

const found = (days: NamedDays, length: number): FoundPeriod => ({ days, weekday: null, length });

/** The words about time at a position of a phrase; null if there are none. */
export function periodAt(tokens: readonly Token[], at: number, context: PeriodContext): FoundPeriod | null {
  const word = tokens[at]?.word ?? '';
  const { today } = context;
  switch (word) {
    case 'today':
    case 'tonight':
      return found(day(today), 1);
    case 'yesterday':
      return found(day(addDays(today, -1)), 1);
    case 'tomorrow':
      return found(day(addDays(today, 1)), 1);
    case 'since':
      return sinceAt(tokens, at, context);
    case 'ytd':
      return found({ from: `${today.slice(0, 4)}-01-01`, to: today, step: 'range' }, 1);
    case 'this':
    case 'last':
    case 'previous':
    case 'past':
    case 'next':
      return relativeAt(tokens, at, today);
    default:
      return quarterAt(word, context) ?? weekdayAt(word) ?? rangeAt(tokens, at, context);
  }
}

/** 'since monday' and 'since nov 3': from there to today. */
function sinceAt(tokens: readonly Token[], at: number, { today }: PeriodContext): FoundPeriod | null {
  const past = { today, ahead: false };
  const start = periodAt(tokens, at + 1, past);
  if (!start) return null;
  const days = start.days ?? (start.weekday === null ? null : dayOfWeekday(start.weekday, past));
  return days && found({ from: days.from, to: today, step: 'range' }, start.length + 1);
}

function relativeAt(tokens: readonly Token[], at: number, today: string): FoundPeriod | null {
  const word = tokens[at]?.word;
  const shift = word === 'this' ? 0 : word === 'next' ? 1 : -1;
  const count = numberOf(tokens[at + 1]?.word ?? '');
  const unit = tokens[at + (count > 0 ? 2 : 1)]?.stem ?? '';
  const days = { day: 1, week: 7, month: 30, year: 365 }[unit];
  if (count > 0 && count <= 1000 && days !== undefined && shift < 0)
    return found({ from: addDays(today, 1 - count * days), to: today, step: 'range' }, 3);
  if (count > 0) return null;
  const range = wholeOf(unit, shift, today);
  return range && found(range, 2);
}

const numberWords = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const numberOf = (word: string): number => Math.max(Number(word) || 0, numberWords.indexOf(word));

/** A week from Sunday, a weekend, a day by its part, a month, a quarter or a year, counted from the current one; the current one ends today. */
function wholeOf(unit: string, shift: number, today: string): NamedDays | null {
  const upTo = (from: string, to: string, step: NamedDays['step']): NamedDays => ({
    from,
    to: shift === 0 ? earlier(to, today) : to,
    step,
  });
  const [year = 0, month = 1] = today.split('-').map(Number);
  if (['night', 'evening', 'afternoon', 'morning'].includes(unit)) return day(addDays(today, shift));
  if (unit === 'weekend') {
    const sunday = weekdayOf(today) === 0;
    const saturday = addDays(today, (sunday ? -1 : 6 - weekdayOf(today)) + shift * 7);
    return { from: saturday, to: addDays(saturday, 1), step: 'range' };
  }
  if (unit === 'week') {
    const from = addDays(today, shift * 7 - weekdayOf(today));
    return upTo(from, addDays(from, 6), 'week');
  }
  if (unit === 'month') {
    const from = monthFrom(year, month + shift);
    return upTo(from, lastOfMonth(from), 'month');
  }
  if (unit === 'quarter') {
    const from = monthFrom(year, Math.floor((month - 1) / 3) * 3 + 1 + shift * 3);
    return upTo(from, lastOfMonth(addDays(from, 70)), 'range');
  }
  return unit === 'year' ? upTo(`${year + shift}-01-01`, `${year + shift}-12-31`, 'range') : null;
}

/** The first day of a month; month 0 is the December before. */
function monthFrom(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
}

function quarterAt(word: string, { today, ahead }: PeriodContext): FoundPeriod | null {
  const quarter = Number(/^q([1-4])$/.exec(word)?.[1]);
  if (!quarter) return null;
  const year = Number(today.slice(0, 4));
  const inYear = monthFrom(year, quarter * 3 - 2);
  const from = inYear > today && !ahead ? monthFrom(year - 1, quarter * 3 - 2) : inYear;
  const last = lastOfMonth(addDays(from, 70));
  return found({ from, to: ahead ? last : earlier(last, today), step: 'range' }, 1);
}

function weekdayAt(word: string): FoundPeriod | null {
  const place = Math.max(weekdays.indexOf(word.replace(/s$/, '')), word === '' ? -1 : shortWeekdays.indexOf(word));
  return place < 0 ? null : { days: null, weekday: place, length: 1 };
}

/** The latest such weekday up to today, or the next one from today on. */
export function dayOfWeekday(weekday: number, { today, ahead }: PeriodContext): NamedDays {
  const difference = weekday - weekdayOf(today);
  return day(addDays(today, ahead ? (difference + 7) % 7 : -((7 - difference) % 7)));
}

/** A month, a date, or two dates with 'to' between them; the second may be a day of the first one's month. */
function rangeAt(tokens: readonly Token[], at: number, context: PeriodContext): FoundPeriod | null {
  const first = dateAt(tokens, at, context);
  if (!first) return monthAt(tokens, at, context);
  const next = at + first.length;
  const joining = tokens[at - 1]?.word === 'between' ? ['and', ...toWords] : toWords;
  if (!joining.includes(tokens[next]?.word ?? '')) return found(day(first.date), first.length);
  const second = dateAt(tokens, next + 1, context) ?? dayInMonthAt(tokens, next + 1, first.date);
  if (!second || second.date < first.date) return found(day(first.date), first.length);
  return found({ from: first.date, to: second.date, step: 'range' }, first.length + 1 + second.length);
}

const toWords = ['to', 'through', 'thru', 'until', 'till'];

function dayInMonthAt(
  tokens: readonly Token[],
  at: number,
  month: string,
): { readonly date: string; readonly length: number } | null {
  const dayOfMonth = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(tokens[at]?.word ?? '')?.[1];
  const date = dayOfMonth && `${month.slice(0, 8)}${pad(Number(dayOfMonth))}`;
  return date && isDay(date) ? { date, length: 1 } : null;
}

const monthNumber = (word: string): number =>
  word.length < 3
    ? 0
    : months.findIndex(
        (name) => name === word || name.slice(0, 3) === word || (name === 'september' && word === 'sept'),
      ) + 1;

/** The date in the year that fits: not ahead of today unless the phrase is about days ahead. */
function dated(month: number, dayOfMonth: number, year: number | null, { today, ahead }: PeriodContext): string | null {
  const current = Number(today.slice(0, 4));
  const on = (of: number) => `${of}-${pad(month)}-${pad(dayOfMonth)}`;
  const date = on(year ?? current);
  const fitting = year === null && !ahead && date > today ? on(current - 1) : date;
  return isDay(fitting) ? fitting : null;
}

function dateAt(
  tokens: readonly Token[],
  at: number,
  context: PeriodContext,
): { readonly date: string; readonly length: number } | null {
  const word = tokens[at]?.word ?? '';
  if (/^20\d\d-\d\d-\d\d$/.test(word)) return isDay(word) ? { date: word, length: 1 } : null;
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(20\d\d))?$/.exec(word);
  if (slashed) {
    const date = dated(Number(slashed[1]), Number(slashed[2]), slashed[3] ? Number(slashed[3]) : null, context);
    return date === null ? null : { date, length: 1 };
  }
  const month = monthNumber(word);
  const inMonth = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(tokens[at + 1]?.word ?? '');
  if (month === 0 || !inMonth) return null;
  const year = /^20\d\d$/.exec(tokens[at + 2]?.word ?? '');
  const date = dated(month, Number(inMonth[1]), year ? Number(year[0]) : null, context);
  return date === null ? null : { date, length: year ? 3 : 2 };
}

function monthAt(tokens: readonly Token[], at: number, context: PeriodContext): FoundPeriod | null {
  const month = monthNumber(tokens[at]?.word ?? '');
  if (month === 0) return null;
  const year = /^20\d\d$/.exec(tokens[at + 1]?.word ?? '');
  const from = dated(month, 1, year ? Number(year[0]) : null, context);
  if (from === null) return null;
  const last = lastOfMonth(firstOfMonth(from));
  const to = context.ahead || from > context.today ? last : earlier(last, context.today);
  return found({ from, to, step: 'month' }, year ? 2 : 1);
}
