import type { MatchReply } from '@roadside/contract/schemas';
import { playoffTeams, semifinals, winnerOf } from '@roadside/domain/arena';

/** What a bracket is made of. */
export interface BracketFacts {
  readonly weeks: readonly { readonly matches: readonly MatchReply[] }[];
  /** The table, the best first. */
  readonly rankings: readonly { readonly team: { readonly id: number; readonly slug: string } }[];
}

/** One side of a match in the bracket; `slug` is null until it is known who plays. */
export interface BracketSide {
  readonly slug: string | null;
  /** Who it will be. */
  readonly waiting: string;
  readonly points: number | null;
  readonly won: boolean;
}

/** A match in the bracket. */
export type BracketMatch = readonly [BracketSide, BracketSide];

/** The playoff of four. */
export interface Bracket {
  readonly semifinals: readonly BracketMatch[];
  readonly final: BracketMatch;
  readonly third: BracketMatch | null;
  /** Before the semifinals are set, they are those of today's table. */
  readonly asOfNow: boolean;
}

/** The bracket of a season; null for a league too small for a playoff. */
export function bracketOf({ weeks, rankings }: BracketFacts): Bracket | null {
  const table = rankings.slice(0, playoffTeams);
  if (table.length < playoffTeams) return null;
  const matches = weeks.flatMap((week) => week.matches);
  const played = matches.filter(({ stage }) => stage === 'semifinal');
  const place = (slug: string) => table.findIndex(({ team }) => team.slug === slug);
  const sides = (match: MatchReply): BracketMatch => {
    const winner = match.settled ? winningSlug(match, place) : null;
    const side = (slug: string, points: number | null): BracketSide => ({
      slug,
      waiting: '',
      points,
      won: slug === winner,
    });
    return [side(match.home, match.home_points), side(match.away, match.away_points)];
  };
  const waitingFor = (what: string): BracketMatch => [empty(`${what} of semifinal 1`), empty(`${what} of semifinal 2`)];
  const slugOf = (id: number) => table.find(({ team }) => team.id === id)?.team.slug ?? null;
  const final = matches.find(({ stage }) => stage === 'final');
  const third = matches.find(({ stage }) => stage === 'consolation');
  return {
    semifinals:
      played.length > 0
        ? played.map(sides)
        : semifinals(table.map(({ team }) => team)).map(({ home, away }) => [
            { ...empty(''), slug: slugOf(home) },
            { ...empty(''), slug: slugOf(away) },
          ]),
    final: final ? sides(final) : waitingFor('Winner'),
    third: third ? sides(third) : final ? null : waitingFor('Runner-up'),
    asOfNow: played.length === 0,
  };
}

const empty = (waiting: string): BracketSide => ({ slug: null, waiting, points: null, won: false });

/** A draw goes to the team that is higher in the table, as in the season itself. */
function winningSlug(match: MatchReply, place: (slug: string) => number): string | null {
  const { home_points: homePoints, away_points: awayPoints } = match;
  const winner = winnerOf({ home: 0, away: 1, homePoints, awayPoints }, (one) =>
    place(match.home) <= place(match.away) ? (one === 0 ? -1 : 1) : one === 0 ? 1 : -1,
  );
  return winner === null ? null : winner === 0 ? match.home : match.away;
}
