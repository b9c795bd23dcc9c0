import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { countWords } from '../../../kit/format/count-words.ts';

type EffectReply = CallReply<typeof calls.training.getEffect>;

/** Whether a module helped, in a few words and in one sentence. */
export interface EffectWords {
  readonly verdict: 'Helped' | 'Made it worse' | 'No clear effect' | 'Too few to say';
  readonly detail: string;
}

const signed = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** The words for an effect. Only an interval without 0 is an effect. */
export function effectWords({ metric, days, effect }: EffectReply): EffectWords {
  if (effect.kind === 'too-few')
    return {
      verdict: 'Too few to say',
      detail:
        effect.drivers === 0
          ? `Nobody who finished it ${days} days ago or earlier has enough answers and a driver like them to be compared with.`
          : `Only ${countWords(effect.drivers, 'driver', 'drivers')} with enough answers finished it ${days} days ago or earlier.`,
    };
  const { points, low, high, drivers } = effect;
  return {
    verdict: low > 0 ? 'Helped' : high < 0 ? 'Made it worse' : 'No clear effect',
    detail: `${metric} ${signed.format(points)} points after ${days} days vs. drivers like them (likely range ${signed.format(low)} to ${signed.format(high)}, ${countWords(drivers, 'driver', 'drivers')})`,
  };
}
