import type { MatchReply } from '@roadside/contract/schemas';
import { countWords } from '../../../kit/format/count-words.ts';
import { numberFormat } from '../../../kit/format/formats.ts';

const whole = numberFormat('en-US');
/** Points apart, as a share of the winner's, that are a close match. */
const close = 0.03;

/** What a recap is written from. */
export interface RecapFacts {
  readonly weeks: readonly { readonly week: number; readonly matches: readonly MatchReply[] }[];
  readonly rankings: readonly { readonly team: { readonly name: string }; readonly wins: number }[];
  readonly champion: string | null;
  readonly mvp: { readonly name: string; readonly team: string; readonly points: number } | null;
}

/** The last week that is over, in a headline and sentences. */
export interface Recap {
  readonly week: number;
  readonly headline: string;
  readonly sentences: readonly string[];
}

/** The recap of the last settled week; null before the first. Only what was won is told, never who did badly. */
export function recapOf(
  { weeks, rankings, champion, mvp }: RecapFacts,
  nameOf: (slug: string) => string,
): Recap | null {
  const week = weeks.findLast(({ matches }) => matches.length > 0 && matches.every(({ settled }) => settled));
  if (!week) return null;
  const results = week.matches.map(resultOf).toSorted((a, b) => stageOrder(a) - stageOrder(b) || a.margin - b.margin);
  const [first] = results;
  if (!first) return null;
  const isFinal = first.stage === 'final';
  const table = isFinal ? [] : leaders(rankings);
  return {
    week: week.week,
    headline:
      isFinal && champion
        ? `${nameOf(champion)} win the season`
        : headlineOf(first, nameOf(first.winner), nameOf(first.loser)),
    sentences: [
      ...results.map((result) => sentenceOf(result, nameOf)),
      ...table,
      ...(isFinal && mvp
        ? [`${mvp.name} of ${nameOf(mvp.team)} is the most valuable player with ${whole.format(mvp.points)} points.`]
        : []),
    ],
  };
}

interface Result {
  readonly stage: MatchReply['stage'];
  readonly winner: string;
  readonly loser: string;
  readonly points: readonly [more: number, fewer: number];
  /** Points apart as a share of the winner's. */
  readonly margin: number;
}

function resultOf({ stage, home, away, home_points, away_points }: MatchReply): Result {
  const [one, other] = [home_points ?? 0, away_points ?? 0];
  const homeWon = one >= other;
  const points = homeWon ? ([one, other] as const) : ([other, one] as const);
  return {
    stage,
    winner: homeWon ? home : away,
    loser: homeWon ? away : home,
    points,
    margin: points[0] === 0 ? 0 : (points[0] - points[1]) / points[0],
  };
}

/** The final is told before the match for third place. */
const stageOrder = ({ stage }: Result) => (stage === 'consolation' ? 1 : 0);

function headlineOf({ points, margin }: Result, winner: string, loser: string): string {
  if (points[0] === points[1]) return `${winner} and ${loser} draw`;
  return margin <= close ? `${winner} edge out ${loser}` : `${winner} beat ${loser}`;
}

const stageEnds: Readonly<Record<MatchReply['stage'], string>> = {
  regular: '',
  semifinal: ' and play in the final',
  final: ' in the final',
  consolation: ' for third place',
};

function sentenceOf({ stage, winner, loser, points }: Result, nameOf: (slug: string) => string): string {
  const [more, fewer] = points.map((each) => whole.format(each));
  if (points[0] === points[1])
    return `${nameOf(winner)} and ${nameOf(loser)} drew at ${more}.${stage === 'regular' ? '' : ' The place in the table decided.'}`;
  return `${nameOf(winner)} beat ${nameOf(loser)} ${more} to ${fewer}${stageEnds[stage]}.`;
}

function leaders([first, second]: RecapFacts['rankings']): readonly string[] {
  if (!first || !second) return [];
  return [
    `${first.team.name} lead the table with ${countWords(first.wins, 'win', 'wins')}, ahead of ${second.team.name}.`,
  ];
}
