import { addDays, firstOfMonth, type DayRange } from '../calendar/index.ts';
import { facilityTypeSlug } from '../geography/index.ts';
import { routes } from '../navigation/index.ts';
import type { TradePhrase } from './trade-phrase.ts';

/** The location a phrase opens at. */
export interface TradePlace {
  readonly slug: string;
  /** Whether it has a page per network, such as `lantern-psp`. */
  readonly hasNetworks: boolean;
}

type Query = [name: string, value: string][];

/** Screens that have a page per network. */
const networked: ReadonlySet<TradePhrase['screen']> = new Set(['dashboard', 'exec-reports']);

const networkOf = ({ screen, network }: TradePhrase, { hasNetworks }: Pick<TradePlace, 'hasNetworks'>) =>
  networked.has(screen) && hasNetworks ? network : null;

/** The address a phrase opens, with its filters. */
export function tradePath(phrase: TradePhrase, { slug, hasNetworks }: TradePlace): string {
  const route = routes.find(({ id }) => id === phrase.screen);
  const path = route?.path.replace(':slug', facilityTypeSlug(slug, networkOf(phrase, { hasNetworks }))) ?? '/';
  const query = new URLSearchParams(queryOf(phrase)).toString();
  return query ? `${path}?${query}` : path;
}

/** Parameters whose name in the address is another one. */
const named: Readonly<Record<string, string>> = { shown: 'heat' };

const dayNames: ReadonlySet<string> = new Set(['sc_dt__gte', 'sc_dt_surveys__gte', 'from', 'day']);

/** The days the address limits its screen to; null where the screen doesn't take those of the phrase. */
export function tradeDays(phrase: TradePhrase): DayRange | null {
  const taken = queryOf(phrase).some(([name, value]) => dayNames.has(name) || (name === 'time' && value !== 'Range'));
  return taken ? phrase.period : null;
}

/** What the address limits its screen to, in words. What a screen can't be limited to isn't said. */
export function tradeWords(phrase: TradePhrase, place: Pick<TradePlace, 'hasNetworks'>): readonly string[] {
  const set = new Set([
    ...queryOf(phrase).map(([name]) => named[name] ?? name),
    ...(networkOf(phrase, place) === null ? [] : ['network']),
  ]);
  return [...new Set(phrase.chosen.filter(({ sets }) => sets.some((name) => set.has(name))).map(({ says }) => says))];
}

function queryOf(phrase: TradePhrase): Query {
  switch (phrase.screen) {
    case 'passed-calls':
      return [...callDays(phrase), ...callFilters(phrase)];
    case 'maps': {
      const heat: Query = phrase.heat ? [['shown', 'heat']] : [];
      return [...callDays(phrase), ...callFilters(phrase), ...heat];
    }
    case 'surveys':
      return surveyQuery(phrase);
    case 'scheduler-scheduling':
      return scheduleQuery(phrase);
    case 'exec-reports':
      return phrase.period
        ? [
            ['from', phrase.period.from],
            ['to', phrase.period.to],
          ]
        : [];
    default:
      return [];
  }
}

function callDays({ period }: TradePhrase): Query {
  return period
    ? [
        ['sc_dt__gte', period.from],
        ['sc_dt__lte', period.to],
      ]
    : [];
}

const surveyOnly: ReadonlySet<string> = new Set(['outc1__in', 'reroute']);
const surveyFilters: ReadonlySet<string> = new Set(['outc1__in', 'reroute', 'tcd__in', 'sc_svc_prov_type__in']);

const pairsOf = (filters: TradePhrase['filters']): Query =>
  Object.entries(filters).flatMap(([name, values]) => [values].flat().map((value): [string, string] => [name, value]));

function callFilters({ filters }: TradePhrase): Query {
  return pairsOf(filters).filter(([name]) => !surveyOnly.has(name));
}

/** The overview, unless a sub-dashboard is named, or filters or days that only the list of surveys has. */
function surveyQuery({ filters, period, today, surveyPart, sentiment, search }: TradePhrase): Query {
  const own = pairsOf(filters).filter(([name]) => surveyFilters.has(name));
  const time = period && surveyTime(period, today);
  const part = surveyPart ?? (own.length > 0 || time === 'Range' ? 2 : null);
  const query: Query = part === null ? [] : [['dashboard', String(part)]];
  if (time !== null && (time !== 'Range' || part === 2 || part === 4)) query.push(['time', time]);
  if (part === 2) {
    query.push(...own);
    if (period && time === 'Range') query.push(['sc_dt_surveys__gte', period.from], ['sc_dt_surveys__lte', period.to]);
  }
  if (sentiment !== null) query.push(['sentiment', sentiment]);
  if (search !== '') query.push(['q', search]);
  return query;
}

/** The period of the surveys' screen that has exactly these days, or the range of a year. */
function surveyTime(
  { from, step }: DayRange & { readonly step: string },
  today: string,
): 'This_Month' | 'Prev_Month' | 'Range' {
  if (step !== 'month') return 'Range';
  const thisMonth = firstOfMonth(today);
  if (from === thisMonth) return 'This_Month';
  return from === firstOfMonth(addDays(thisMonth, -1)) ? 'Prev_Month' : 'Range';
}

function scheduleQuery({ period, forecast, code }: TradePhrase): Query {
  const query: Query = [];
  if (period) {
    query.push(['day', period.from]);
    const isOneDay = period.to < addDays(period.from, 1);
    if (isOneDay) query.push(['span', 'day']);
    else if (period.step === 'month') query.push(['span', 'month']);
  }
  if (code !== null) query.push(['code', code]);
  if (forecast !== null) query.push(['forecast', forecast]);
  return query;
}
