import { troubleCodes } from '../calls/index.ts';
import type { FacilityType } from '../geography/index.ts';
import type { ScreenId } from '../navigation/index.ts';
import type { CodeFilter } from '../scheduling/index.ts';

/** Screens a phrase can open, all at a location. */
export type TradeScreen = Extract<
  ScreenId,
  | 'passed-calls'
  | 'surveys'
  | 'maps'
  | 'dashboard'
  | 'scheduler-scheduling'
  | 'scheduler-profiles'
  | 'scheduler-reports'
  | 'scheduler-requests'
  | 'exec-reports'
  | 'leaderboard'
  | 'training'
  | 'usage'
  | 'user-activity'
  | 'communications'
>;

/** What a word of the trade means. Of the screens in a phrase, the one with the highest weight opens. */
export interface TradeWord {
  readonly words: string;
  readonly screen?: readonly [screen: TradeScreen, weight: number];
  readonly filters?: Readonly<Record<string, string | readonly string[]>>;
  readonly surveyPart?: 2 | 3 | 4;
  readonly sentiment?: 'positive' | 'negative';
  readonly forecast?: 'drivers' | 'calls';
  readonly heat?: true;
  readonly network?: FacilityType;
  readonly code?: CodeFilter;
  /** What it adds in words; none if the screen already says it. */
  readonly says?: string;
}

const implied = 1;
const subject = 2;
const named = 3;

const calls = (weight = implied) => ['passed-calls', weight] as const;
const surveys = (weight = subject) => ['surveys', weight] as const;
const schedule = ['scheduler-scheduling', named] as const;

const each = (words: readonly string[], meaning: Omit<TradeWord, 'words'>): TradeWord[] =>
  words.map((one) => ({ words: one, ...meaning }));

const service = (words: readonly string[], value: string, code?: CodeFilter): TradeWord[] =>
  each(words, {
    screen: calls(),
    filters: { tcd__in: value },
    ...(code ? { code } : {}),
    says: troubleCodes.find((entry) => entry.code === value)?.label ?? value,
  });
const answer = (words: readonly string[], value: string): TradeWord[] =>
  each(words, { screen: surveys(), filters: { outc1__in: value }, says: `score ${value}` });
const passReason = (words: readonly string[], reason: string): TradeWord[] =>
  each(words, { screen: calls(), filters: { passed: 'only', pass_reason__in: reason }, says: reason.toLowerCase() });

/** The words of the trade; longer ones are read before the words inside them. */
export const tradeWords: readonly TradeWord[] = [
  ...each(['call', 'call detail', 'job'], { screen: calls() }),
  ...each(
    [
      'ata',
      'ata avg',
      'actual time of arrival',
      'arrival time',
      'average arrival time',
      'response time',
      'wait',
      'wait time',
      'pta',
      'eta',
    ],
    {
      screen: calls(),
    },
  ),
  ...each(['call volume', 'call count', 'volume', 'accept rate', 'acceptance'], { screen: calls() }),
  ...each(
    ['late', 'late call', 'over pta', 'eta miss', 'missed eta', 'promise missed', 'missed promise', 'broken promise'],
    { screen: calls(), filters: { late: 'only' }, says: 'late' },
  ),
  ...each(['on time', 'not late', 'promise kept', 'kept promise'], {
    screen: calls(),
    filters: { late: 'without' },
    says: 'not late',
  }),
  ...each(['long eta', 'long wait', 'long ata'], { screen: calls(), filters: { late: 'only' }, says: 'late' }),
  ...each(['pass', 'passed', 'passed call', 'decline', 'declined', 'turned down', 'refusal', 'refused', 'refuse'], {
    screen: calls(),
    filters: { passed: 'only' },
    says: 'passed',
  }),
  ...passReason(['no driver available', 'no driver'], 'No driver available'),
  ...passReason(['out of scope'], 'Out of scope'),
  ...passReason(['equipment'], 'Equipment'),
  ...each(['goa', 'gone on arrival'], {
    screen: calls(),
    filters: { outcome__in: 'gone_on_arrival' },
    says: 'gone on arrival',
  }),
  ...each(['canceled', 'cancelled', 'cancel', 'cancellation'], {
    screen: calls(),
    filters: { outcome__in: 'cancelled' },
    says: 'canceled',
  }),
  ...each(['completed'], { screen: calls(), filters: { outcome__in: 'completed' }, says: 'completed' }),
  ...each(['killed'], { screen: calls(), filters: { outcome__in: 'killed' }, says: 'killed' }),
  ...service(['tow'], 'Tow', 'tow'),
  ...service(['battery', 'batteries', 'dead battery', 'dead batteries'], 'Battery', 'battery'),
  ...service(['light service', 'ls'], 'Light Service', 'ls'),
  ...service(['flatbed', 'flatbed tow'], '5F'),
  ...service(['jump start', 'jump', 'jumpstart'], '1'),
  ...service(['winch', 'winch out', 'extrication'], '8'),
  ...service(['flat tire', 'flat'], '2'),
  ...service(['fuel', 'fuel delivery', 'out of gas', 'gas'], '3'),
  ...service(['ev charge', 'ev'], '3B'),
  ...service(['lockout', 'locked out'], '6'),
  ...service(['bike', 'bicycle'], 'BK'),

  ...each(['survey'], { screen: surveys() }),
  ...each(['reroute', 'rerouted', 'rerouted survey'], {
    screen: surveys(named),
    filters: { reroute: 'only' },
    says: 'rerouted',
  }),
  ...each(['raw survey'], { screen: surveys(named), surveyPart: 2 }),
  ...each(['emulated survey', 'emulated score', 'emulated'], { screen: surveys(named), surveyPart: 3 }),
  ...each(['comment', 'member comment', 'feedback'], { screen: surveys(named), surveyPart: 4 }),
  ...each(['complaint', 'negative comment', 'bad comment'], {
    screen: surveys(named),
    surveyPart: 4,
    sentiment: 'negative',
    says: 'negative',
  }),
  ...each(['compliment', 'positive comment', 'good comment', 'praise'], {
    screen: surveys(named),
    surveyPart: 4,
    sentiment: 'positive',
    says: 'positive',
  }),
  ...each(
    ['sat', 'csat', 'osat', 'nps', 'overall satisfaction', 'satisfaction', 'score', 'kept informed', 'kmi', 'tier'],
    { screen: surveys() },
  ),
  ...answer(['totally satisfied', '5 star'], '5'),
  ...answer(['satisfied', '4 star'], '4'),
  ...answer(['dissatisfied', '2 star'], '2'),
  ...answer(['totally dissatisfied', '1 star'], '1'),

  ...each(['map', 'where'], { screen: ['maps', named] }),
  ...each(['heat map', 'heatmap', 'hot spot'], { screen: ['maps', named], heat: true, says: 'heat' }),

  ...each(['schedule', 'scheduling', 'shift', 'roster', 'open shift', 'shift swap', 'swap'], { screen: schedule }),
  ...each(['short', 'coverage', 'drivers needed', 'driver needed', 'needed driver', 'understaffed', 'staffing'], {
    screen: schedule,
    forecast: 'drivers',
    says: 'drivers needed',
  }),
  ...each(['forecast', 'prediction', 'predicted volume', 'predicted call', 'volume forecast'], {
    screen: schedule,
    forecast: 'calls',
    says: 'predicted calls',
  }),
  ...each(
    ['request', 'open request', 'time off request', 'time off', 'pto', 'pto request', 'vacation', 'day off', 'off'],
    {
      screen: ['scheduler-requests', named],
    },
  ),
  ...each(['driver profile', 'profile'], { screen: ['scheduler-profiles', named] }),
  ...each(['scheduler report', 'hours by week', 'overtime', 'overtime hour'], { screen: ['scheduler-reports', named] }),

  ...each(['dashboard', 'my dashboard'], { screen: ['dashboard', named] }),
  ...each(['exec report', 'executive report', 'monday report'], { screen: ['exec-reports', named] }),
  ...each(['leaderboard', 'driver leaderboard', 'ranking', 'driver ranking', 'top driver', 'best driver'], {
    screen: ['leaderboard', named],
  }),
  ...each(['training', 'lesson', 'module'], { screen: ['training', named] }),
  ...each(['usage'], { screen: ['usage', named] }),
  ...each(['user activity', 'who came', 'last visit', 'who uses', 'who used'], {
    screen: ['user-activity', named],
  }),
  ...each(['announcement', 'communication'], { screen: ['communications', named] }),

  { words: 'psp', network: 'PSP', filters: { sc_svc_prov_type__in: 'P' }, says: 'PSP' },
  ...each(['non-psp', 'nonpsp', 'non psp'], {
    network: 'nonPSP',
    filters: { sc_svc_prov_type__in: 'C' },
    says: 'NON-PSP',
  }),
  { words: 'fleet', network: 'Fleet', filters: { sc_svc_prov_type__in: 'F' }, says: 'Fleet' },
  ...each(['csn', 'contract station'], { network: 'csn', says: 'CSN' }),
];

/** Words between the others that name nothing. */
export const fillers: ReadonlySet<string> = new Set(
  'a about all and any are at avg average between by did do for from get give had have how i in is it list many me my number of on open our please rate see show than that the their them there to total us was we were what which who will with'.split(
    ' ',
  ),
);
