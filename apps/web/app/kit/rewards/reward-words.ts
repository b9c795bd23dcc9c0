import type { IncentiveReply } from '@roadside/contract/schemas';
import type { FormMessages } from '../form/form-field.ts';
import { messagesFrom } from '../form/form-messages.ts';
import { countWords } from '../format/count-words.ts';

type Kind = IncentiveReply['kind'];

/** Who earns points together: a station in a campaign, a team in a season. */
export type Squad = 'station' | 'team';

/** The kinds of rewards, as the menu shows them. */
export const rewardKinds = (squad: Squad) =>
  [
    { value: 'threshold', label: 'Reach a number of points' },
    { value: 'streak', label: 'Days in a row' },
    { value: 'leaderboard', label: 'Places on the leaderboard' },
    { value: 'squad', label: `A whole ${squad}` },
  ] as const satisfies readonly { readonly value: Kind; readonly label: string }[];

/** Whether a word of the menu is a kind. */
export const isRewardKind = (word: string): word is Kind => rewardKinds('team').some(({ value }) => value === word);

const pointsWords = (points: number) => countWords(points, 'point', 'points');

/** What a reward is for, and how much it pays. */
export function rewardWords(
  incentive: IncentiveReply,
  squad: Squad,
): { readonly title: string; readonly pays: string } {
  switch (incentive.kind) {
    case 'threshold':
      return { title: `Earn ${pointsWords(incentive.points)}`, pays: pointsWords(incentive.reward) };
    case 'streak':
      return {
        title: `Earn ${pointsWords(incentive.pointsPerDay)} or more on ${incentive.days} days worked in a row`,
        pays: pointsWords(incentive.reward),
      };
    case 'leaderboard':
      return {
        title: incentive.rewards.length === 1 ? 'Finish first' : `Finish in the top ${incentive.rewards.length}`,
        pays: incentive.rewards.map((reward, place) => `${ordinals[place] ?? `${place + 1}th`} ${reward}`).join(', '),
      };
    case 'squad':
      return {
        title: `Your ${squad} earns ${pointsWords(incentive.pointsPerMember)} or more per driver`,
        pays: `${pointsWords(incentive.reward)} each`,
      };
  }
}

/** A React key for each of these texts: equal ones are numbered, so that each keeps its own when another goes. */
export function distinctKeys(texts: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const number = (seen.get(text) ?? 0) + 1;
    seen.set(text, number);
    return `${text} ${number}`;
  });
}

const ordinals = ['1st', '2nd', '3rd'];

/** What the form holds: fields a kind doesn't have are ignored. */
interface RewardValues {
  readonly kind: Kind;
  readonly points: number | null;
  readonly days: number | null;
  readonly reward: number | null;
  /** Rewards by place, such as "60, 40, 25". */
  readonly places: string;
}

/** The form of a new reward. */
export const emptyReward: RewardValues = { kind: 'threshold', points: null, days: null, reward: null, places: '' };

const whole = (value: number | null, least = 1): value is number =>
  value !== null && Number.isInteger(value) && value >= least;

const placesOf = (text: string): readonly number[] | null => {
  const rewards = text.split(/[\s,;]+/).filter(Boolean);
  return rewards.length > 0 && rewards.length <= 20 && rewards.every((reward) => /^[1-9]\d{0,3}$/.test(reward))
    ? rewards.map(Number)
    : null;
};

/** What is missing in the form. */
export const rewardProblems = ({ kind, points, days, reward, places }: RewardValues): FormMessages =>
  kind === 'leaderboard'
    ? messagesFrom({ places: placesOf(places) === null && 'Enter whole numbers, such as 60, 40, 25' })
    : messagesFrom({
        points: !whole(points) && 'Enter a whole number of points',
        days: kind === 'streak' && !whole(days, 2) && 'Enter 2 days or more',
        reward: !whole(reward) && 'Enter a whole number of points',
      });

/** The reward of a complete form. */
export function rewardOf({ kind, points, days, reward, places }: RewardValues): IncentiveReply {
  const amount = { reward: reward ?? 1 };
  switch (kind) {
    case 'threshold':
      return { kind, points: points ?? 1, ...amount };
    case 'streak':
      return { kind, days: days ?? 2, pointsPerDay: points ?? 1, ...amount };
    case 'leaderboard':
      return { kind, rewards: [...(placesOf(places) ?? [])] };
    case 'squad':
      return { kind, pointsPerMember: points ?? 1, ...amount };
  }
}
