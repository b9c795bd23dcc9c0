import { decimals, figurePiece, joined, text } from './pieces.ts';
import { isRanked, overlaps, ranksOf } from './ranking.ts';
import type { ReportPiece } from './report-sentence.ts';
import type { RankedPlace, SentenceFacts } from './sentence-facts.ts';

/** Most names in a row; more are counted. */
const maxNames = 3;

/** Who leads and who is last among the places below, and how many are on goal. */
export function rankingSentence(
  facts: Pick<SentenceFacts, 'slug' | 'days' | 'placeNoun' | 'places' | 'satisfaction'>,
): readonly ReportPiece[] {
  const { placeNoun, places } = facts;
  const { metric } = facts.satisfaction;
  if (!placeNoun || places.length === 0) return [text('There are no locations below to rank.')];
  const ranks = ranksOf(places, decimals);
  const ranked = places.filter(isRanked);
  const few = places.length - ranked.length;
  const counted = (value: number, of: 'ranked' | 'unranked' | 'on-goal') =>
    figurePiece(facts, value, 'places', of, metric);
  const noun = (count: number) => (count === 1 ? placeNoun.one : placeNoun.many);
  const left =
    few === 0
      ? []
      : [
          text(' '),
          counted(few, 'unranked'),
          text(` ${noun(few)} ${few === 1 ? 'has' : 'have'} too few surveys to rank.`),
        ];
  if (ranked.length === 0) return [text(`No ${placeNoun.one} has enough surveys to rank.`)];
  const score = (place: RankedPlace) =>
    figurePiece({ ...facts, slug: place.slug }, place.value ?? 0, 'percent', 'value', metric);
  const named = (place: RankedPlace): readonly ReportPiece[] => [{ kind: 'place', slug: place.slug, name: place.name }];
  const [only] = ranked;
  if (ranked.length === 1 && only)
    return [text('Only '), ...named(only), text(' has enough surveys to rank, at '), score(only), text('.'), ...left];
  const withRank = (rank: number) => places.filter((_, index) => ranks[index] === rank);
  const leaders = withRank(1);
  const lastRank = Math.max(...ranks.map((rank) => rank ?? 0));
  const last = withRank(lastRank);
  const [leader, loser] = [leaders[0] ?? only, last[0] ?? only];
  if (!leader || !loser) return [];
  const onGoal = ranked.filter((place) => place.onGoal).length;
  const goal = [
    text(' '),
    counted(onGoal, 'on-goal'),
    text(' of '),
    counted(ranked.length, 'ranked'),
    text(onGoal === 1 ? ' is on goal.' : ' are on goal.'),
  ];
  const all = [counted(ranked.length, 'ranked'), text(` ${noun(ranked.length)}`)];
  if (lastRank === 1) return [text('All '), ...all, text(' are tied at '), score(leader), text('.'), ...goal, ...left];
  const who = (tied: readonly RankedPlace[]) =>
    tied.length <= maxNames ? joined(tied.map(named)) : [text('Several tied places')];
  return [
    ...who(leaders),
    text(leaders.length === 1 ? ' leads ' : ' lead '),
    ...all,
    text(' at '),
    score(leader),
    text(', and '),
    ...who(last),
    text(last.length === 1 ? ' is last at ' : ' are last at '),
    score(loser),
    text(overlaps(leader, loser) ? ', though their likely ranges overlap.' : '.'),
    ...goal,
    ...left,
  ];
}
