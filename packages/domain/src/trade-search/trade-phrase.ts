import type { FacilityType } from '../geography/index.ts';
import type { CodeFilter } from '../scheduling/index.ts';
import { dayOfWeekday, periodAt, type FoundPeriod, type NamedDays } from './period.ts';
import { standsAt, tokensOf, type Token } from './tokens.ts';
import { fillers, tradeWords, type TradeScreen, type TradeWord } from './words.ts';

export type { TradeScreen } from './words.ts';

/** What a phrase asks for. */
export interface TradePhrase {
  readonly screen: TradeScreen;
  /** The words that name a location, for the search; empty for the open one. */
  readonly place: string;
  readonly period: NamedDays | null;
  /** The ISO day it was read on. */
  readonly today: string;
  /** By the API's names. */
  readonly filters: Readonly<Record<string, string | readonly string[]>>;
  readonly network: FacilityType | null;
  /** The number of the surveys' sub-dashboard; null if none is named. */
  readonly surveyPart: 2 | 3 | 4 | null;
  readonly sentiment: 'positive' | 'negative' | null;
  /** What comments are about. */
  readonly search: string;
  readonly forecast: 'drivers' | 'calls' | null;
  readonly code: CodeFilter | null;
  readonly heat: boolean;
  /** What is chosen besides screen, location and days. */
  readonly chosen: readonly ChosenWords[];
}

/** Something that a phrase chooses, in words, and the names of what it sets. */
export interface ChosenWords {
  readonly says: string;
  readonly sets: readonly string[];
}

const longestPhrase = 100;
const longestWords = 3;
const aboutWords: ReadonlySet<string> = new Set(['about', 'mentioning', 'saying']);
/** Screens about days ahead: a weekday is the next one there. */
const ahead: ReadonlySet<TradeScreen> = new Set(['scheduler-scheduling', 'scheduler-requests', 'scheduler-profiles']);

const byWords: ReadonlyMap<string, TradeWord> = new Map(
  tradeWords.map((entry) => [
    tokensOf(entry.words)
      .map(({ stem }) => stem)
      .join(' '),
    entry,
  ]),
);

/**
 * Reads a phrase of the trade, such as 'ata boise psp last month'; null if no word of it names a screen or a kind of
 * call. What it doesn't know is taken for the name of a location.
 */
export function readTradePhrase(phrase: string, today: string): TradePhrase | null {
  const tokens = tokensOf(phrase.slice(0, longestPhrase));
  const { periods, rest: untimed } = withoutPeriods(tokens, today, false);
  const { meanings, rest } = withoutTradeWords(untimed);
  const screen = screenOf(meanings);
  if (screen === null) return null;
  const known = ahead.has(screen) ? withoutPeriods(tokens, today, true).periods : periods;
  const days = known.find((period) => period.days !== null)?.days ?? null;
  const weekday = known.find((period) => period.weekday !== null)?.weekday ?? null;
  const asksComments = meanings.some(({ surveyPart }) => surveyPart === 4);
  const about = asksComments ? rest.findIndex(({ word }) => aboutWords.has(word)) : -1;
  const named = about < 0 ? rest : rest.slice(0, about);
  return {
    screen,
    today,
    place: named
      .filter(({ word }) => !fillers.has(word))
      .map(({ word }) => word)
      .join(' '),
    period: days ?? (weekday === null ? null : dayOfWeekday(weekday, { today, ahead: ahead.has(screen) })),
    filters: {
      ...Object.assign({}, ...meanings.map(({ filters }) => filters)),
      ...(days !== null && weekday !== null ? { weekday__in: String(weekday) } : {}),
    } as Record<string, string | readonly string[]>,
    network: meanings.find(({ network }) => network !== undefined)?.network ?? null,
    surveyPart: meanings.find(({ surveyPart }) => surveyPart !== undefined)?.surveyPart ?? null,
    sentiment: meanings.find(({ sentiment }) => sentiment !== undefined)?.sentiment ?? null,
    search:
      about < 0
        ? ''
        : rest
            .slice(about + 1)
            .map(({ word }) => word)
            .join(' '),
    forecast: meanings.find(({ forecast }) => forecast !== undefined)?.forecast ?? null,
    code: meanings.find(({ code }) => code !== undefined)?.code ?? null,
    heat: meanings.some(({ heat }) => heat === true),
    chosen: meanings.flatMap(chosenBy),
  };
}

function chosenBy({ says, filters = {}, ...others }: TradeWord): readonly ChosenWords[] {
  const named = (['network', 'sentiment', 'forecast', 'code', 'heat'] as const).filter((name) => others[name]);
  return says === undefined ? [] : [{ says, sets: [...Object.keys(filters), ...named] }];
}

function screenOf(meanings: readonly TradeWord[]): TradeScreen | null {
  let best: TradeWord['screen'];
  for (const { screen } of meanings) if (screen && (!best || screen[1] > best[1])) best = screen;
  return best?.[0] ?? null;
}

function withoutPeriods(tokens: readonly Token[], today: string, isAhead: boolean) {
  const periods: FoundPeriod[] = [];
  const rest: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const period = periodAt(tokens, at, { today, ahead: isAhead });
    if (period) periods.push(period);
    else rest.push(tokens[at] as Token);
    at += period?.length ?? 1;
  }
  return { periods, rest };
}

function withoutTradeWords(tokens: readonly Token[]) {
  const meanings: TradeWord[] = [];
  const rest: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = minutesAt(tokens, at) ?? hoursAt(tokens, at) ?? wordAt(tokens, at);
    if (found) meanings.push(found.meaning);
    else rest.push(tokens[at] as Token);
    // What comments are about is searched for as it was typed.
    if (aboutWords.has(tokens[at]?.word ?? '') && meanings.some(({ surveyPart }) => surveyPart === 4)) {
      rest.push(...tokens.slice(at + 1));
      break;
    }
    at += found?.length ?? 1;
  }
  return { meanings, rest };
}

interface FoundWord {
  readonly meaning: TradeWord;
  readonly length: number;
}

function wordAt(tokens: readonly Token[], at: number): FoundWord | null {
  for (let length = longestWords; length > 0; length--) {
    const words = tokens.slice(at, at + length);
    if (words.length < length) continue;
    const meaning = byWords.get(words.map(({ stem }) => stem).join(' '));
    if (meaning) return { meaning, length };
  }
  return null;
}

/** What a number can count besides minutes, which no list of calls is filtered by. */
const otherUnits: ReadonlySet<string> = new Set(['mile', 'mi', 'km', 'day', 'dollar', 'call', 'percent']);

/** 'over 90 minutes' and 'over 2 hours': waits of at least that long. */
function minutesAt(tokens: readonly Token[], at: number): FoundWord | null {
  const over = [['over'], ['above'], ['more', 'than'], ['longer', 'than']].find((words) => standsAt(tokens, at, words));
  if (!over) return null;
  const glued = /^(\d{1,3})(min)?$/.exec(tokens[at + over.length]?.word ?? '');
  const unit = tokens[at + over.length + 1]?.stem ?? '';
  const isHours = ['hour', 'hr'].includes(unit);
  const hasUnit = isHours || ['min', 'minute'].includes(unit);
  const count = Number(glued?.[1]) * (isHours ? 60 : 1);
  if (!(count <= 480) || otherUnits.has(unit)) return null;
  const minutes = String(count);
  return {
    meaning: {
      words: '',
      screen: ['passed-calls', 1],
      filters: { ata_minutes__gte: minutes },
      says: `wait of ${minutes} min or more`,
    },
    length: over.length + (hasUnit ? 2 : 1),
  };
}

/** '9pm', 'after 9 pm', 'before 6am', '5-7 pm' and 'between 5 and 7 pm': calls of these hours. */
function hoursAt(tokens: readonly Token[], at: number): FoundWord | null {
  const word = tokens[at]?.word ?? '';
  if (word === 'after' || word === 'before') {
    const one = clockAt(tokens, at + 1);
    if (!one || one.half === null) return null;
    return word === 'after'
      ? callsOfHours(one.hour, 24, `after ${one.says}`, 1 + one.length)
      : callsOfHours(0, one.hour, `before ${one.says}`, 1 + one.length);
  }
  const opens = word === 'between' || word === 'from' ? 1 : 0;
  const first = clockAt(tokens, at + opens);
  if (!first) return null;
  const joint = at + opens + first.length;
  const second = ['to', 'until', 'till', ...(opens ? ['and'] : [])].includes(tokens[joint]?.word ?? '')
    ? clockAt(tokens, joint + 1)
    : null;
  // '5 to 7 pm' are both after noon, '9 to 1 pm' begins before it.
  if (second && second.half !== null) {
    const shared = inHalf(first, second.half);
    const from = first.half === null && shared >= second.hour ? inHalf(first, 'am') : shared;
    const length = opens + first.length + 1 + second.length;
    return callsOfHours(
      first.half === null ? from : first.hour,
      second.hour,
      `${clockWords(first.half === null ? from : first.hour)} to ${second.says}`,
      length,
    );
  }
  if (opens || first.half === null) return null;
  return callsOfHours(first.hour, first.hour + 1, first.says, first.length);
}

interface Clock {
  /** 0 to 23; of an hour without its half, 1 to 12 as it stands. */
  readonly hour: number;
  readonly half: 'am' | 'pm' | null;
  readonly says: string;
  readonly length: number;
}

const inHalf = ({ hour }: Pick<Clock, 'hour'>, half: 'am' | 'pm') => (hour % 12) + (half === 'pm' ? 12 : 0);
const clockWords = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

function clockAt(tokens: readonly Token[], at: number): Clock | null {
  const word = tokens[at]?.word ?? '';
  const next = tokens[at + 1]?.word ?? '';
  const isApart = /^\d{1,2}$/.test(word) && /^[ap]m$/.test(next);
  const [, digits, half] = /^(\d{1,2})([ap]m)?$/.exec(isApart ? `${word}${next}` : word) ?? [];
  const hour = Number(digits);
  if (!(hour >= 1 && hour <= 12)) return null;
  if (half !== 'am' && half !== 'pm') return { hour, half: null, says: '', length: 1 };
  const clock = inHalf({ hour }, half);
  return { hour: clock, half, says: clockWords(clock), length: isApart ? 2 : 1 };
}

/** Calls from one hour up to another one, past midnight if that is earlier. */
function callsOfHours(from: number, until: number, says: string, length: number): FoundWord {
  const count = (until - from + 24) % 24 || 24;
  const hours = Array.from({ length: count }, (_, index) => String((from + index) % 24));
  return { meaning: { words: '', screen: ['passed-calls', 1], filters: { hour__in: hours }, says }, length };
}
