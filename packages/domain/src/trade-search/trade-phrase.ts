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
  readonly filters: Readonly<Record<string, string>>;
  readonly network: FacilityType | null;
  /** The number of the surveys' sub-dashboard; null if none is named. */
  readonly surveyPart: 2 | 3 | 4 | null;
  readonly sentiment: 'positive' | 'negative' | null;
  /** What comments are about. */
  readonly search: string;
  readonly forecast: 'drivers' | 'calls' | null;
  readonly code: CodeFilter | null;
  readonly heat: boolean;
  /** What is chosen besides screen, location and days, in words. */
  readonly says: readonly string[];
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
    } as Record<string, string>,
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
    says: [...new Set(meanings.flatMap(({ says }) => says ?? []))],
  };
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
    const found = minutesAt(tokens, at) ?? hourAt(tokens, at) ?? wordAt(tokens, at);
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

/** 'over 90 minutes': waits of at least that long. */
function minutesAt(tokens: readonly Token[], at: number): FoundWord | null {
  const over = [['over'], ['above'], ['more', 'than'], ['longer', 'than']].find((words) => standsAt(tokens, at, words));
  if (!over) return null;
  const glued = /^(\d{1,3})(min)?$/.exec(tokens[at + over.length]?.word ?? '');
  const hasUnit = ['min', 'minute'].includes(tokens[at + over.length + 1]?.stem ?? '');
  if (!glued || Number(glued[1]) > 480) return null;
  const minutes = String(Number(glued[1]));
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

/** '9pm' and '9 pm': calls of that hour. */
function hourAt(tokens: readonly Token[], at: number): FoundWord | null {
  const next = tokens[at + 1]?.word ?? '';
  const word = tokens[at]?.word ?? '';
  const apart = /^\d{1,2}$/.test(word) && /^[ap]m$/.test(next);
  const [, hour, half] = /^(\d{1,2})([ap]m)$/.exec(apart ? `${word}${next}` : word) ?? [];
  if (hour === undefined || Number(hour) < 1 || Number(hour) > 12) return null;
  const value = (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return {
    meaning: {
      words: '',
      screen: ['passed-calls', 1],
      filters: { hour__in: String(value) },
      says: `${Number(hour)} ${half?.toUpperCase() ?? ''}`,
    },
    length: apart ? 2 : 1,
  };
}
