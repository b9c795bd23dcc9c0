import { type CommentTopic, commentTopics, type Sentiment } from './sub-dashboards.ts';

/**
 * Beginnings of words and phrases that speak of a topic, in lower case. Rules of ours, not the specification's: topics and
 * tone are read from the words alone, so that a screen, an export and a query always agree.
 */
const topicStems: Readonly<Record<CommentTopic, readonly string[]>> = {
  'Driver professionalism': ['driver', 'polite', 'friendly', 'cheerful', 'pleasant', 'courteous', 'respectful', 'considerate', 'gentle', 'patient', 'rude', 'attitude', 'calm', 'kind', 'professional', 'smoked', 'complained about', 'swore', 'grumpy', 'manners', 'went beyond', 'went well beyond', 'went above'],
  'Wait time': ['wait', 'took an hour', 'took almost', 'took over', 'hour', 'minutes from', 'sooner', 'quicker', 'earlier than', 'faster', 'late', 'on time', 'punctual', 'arriv', 'estimate', 'eta', 'here in', 'stranded', 'slow', 'quick'],
  'Kept informed': ['text', 'updat', 'informed', 'kept me', 'map', 'called me', 'phoned', 'rang', 'nobody told', 'no call', 'no one told', 'never told', 'found out', 'link', 'tracking', 'messages', 'let me know'],
  'Problem solved': ['fixed', 'solved', 'knew exactly', 'understood exactly', 'back on the road', 'got me going', 'running again', 'tools', 'locksmith', 'jump', 'spare', 'tire', 'tyre', 'pulled us out', 'unlocked', 'started', 'wrong fuel', 'gave up'],
  'Call taking': ['operator', 'dispatch', 'on hold', 'the app', 'app request', 'member number', 'phone menu', 'call center', 'call centre', 'representative', 'agent', 'person on the phone', 'wrong address', 'transferred'],
  'Battery sale': ['new battery', 'battery was', 'battery cost', 'sell', 'sold', 'pressure', 'price', 'receipt', 'prices', 'overpriced', 'quote', 'warranty', 'batteries'],
  'Tow destination': ['tow', 'flatbed', 'dropped', 'hooked', 'strapped', 'to the garage', 'wrong garage', 'dealer', 'destination', 'hauled'],
  'Damage/safety': ['damag', 'scratch', 'bent', 'dent', 'broke', 'unsafe', 'safe', 'hubcap', 'bumper', 'cracked', 'away from the traffic', 'cones', 'dangerous'],
  Coverage: ['cover', 'plus', 'member for', 'membership', 'renewal', 'bill', 'dues', 'upgrade', 'miles free', 'plan', 'cancelling', 'benefit'],
};

const praise = ['thank', 'great', 'good', 'excellent', 'polite', 'friendly', 'cheerful', 'pleasant', 'courteous', 'respectful', 'considerate', 'patient', 'quick', 'fast', 'sooner', 'earlier', 'on time', 'punctual', 'right on', 'perfect', 'love', 'nice', 'happy', 'helpful', 'kind', 'calm', 'safe', 'hard to beat', 'record', 'beyond', 'well handled', 'appreciat', 'best', 'professional', 'careful', 'fixed', 'knew exactly', 'understood exactly', 'smart', 'wonderful', 'amazing', 'easy', 'fair', 'clear', 'honest', 'properly', 'saved', 'no pressure', 'here in', 'shorter'];
const blame = ['late', 'never', 'not acceptable', 'rude', 'wrong', 'nobody', 'no one', 'no call', 'no text', 'no receipt', 'nothing', 'stopped moving', 'froze', 'blank', 'disappoint', 'ruin', 'worst', 'terrible', 'bad', 'awful', 'alone', 'waited', 'then wait', 'damag', 'scratch', 'bent', 'dent', 'broke', 'gone', 'cancel', 'fix this', 'do better', 'complain', 'smoked', 'on hold', 'would not', 'did not', 'gave up', 'refused', 'overpriced', 'pay every year', 'still got', 'should have', 'expected', 'dropped at', 'angry', 'scary', 'unsafe', 'slow', 'twice', 'three times', 'not again', 'found out'];

const escaped = (stem: string): string => stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (stems: readonly string[]): string => `(${stems.map(escaped).join('|')})`;

/** One regular expression a topic, without the mark for the beginning of a word: engines write that differently. */
export const topicPatterns: Readonly<Record<CommentTopic, string>> = Object.fromEntries(commentTopics.map((topic) => [topic, anyOf(topicStems[topic])])) as Record<CommentTopic, string>;
/** The same for words of praise and of blame; whichever stands more often gives the tone. */
export const tonePatterns = { praise: anyOf(praise), blame: anyOf(blame) } as const;

const expressions = new Map(commentTopics.map((topic) => [topic, new RegExp(`\\b${topicPatterns[topic]}`, 'i')]));
const praiseExpression = new RegExp(`\\b${tonePatterns.praise}`, 'gi');
const blameExpression = new RegExp(`\\b${tonePatterns.blame}`, 'gi');

/** What a comment speaks of, in the order of the topics; nothing for words no rule knows. */
export function topicsOf(comment: string): readonly CommentTopic[] {
  return commentTopics.filter((topic) => expressions.get(topic)?.test(comment));
}

/**
 * The tone of a comment: more praise than blame is positive, more blame negative; when they stand even the member's own
 * answer decides (5 and 4 positive, 1 and 2 negative, else neutral).
 * @param outc1 overall satisfaction, null when not answered
 */
export function sentimentOf(comment: string, outc1: number | null): Sentiment {
  const count = (expression: RegExp): number => comment.match(expression)?.length ?? 0;
  const balance = count(praiseExpression) - count(blameExpression);
  if (balance !== 0) return balance > 0 ? 'positive' : 'negative';
  if (outc1 === null || outc1 === 3) return 'neutral';
  return outc1 > 3 ? 'positive' : 'negative';
}
