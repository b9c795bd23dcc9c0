import type { ScorecardFacts } from '@roadside/contract/schemas';
import type { ScorecardActionKind } from '@roadside/domain/reports';
import { tierLabel, type Tier } from '@roadside/domain/surveys';
import { monthWords } from '../../../kit/format/day-words.ts';

type CardTier = ScorecardFacts['tier'];

/** 'Tier 2', 'No tier', or that there are too few surveys. */
export const tierWords = (tier: CardTier): string => (tier === null ? 'Too few surveys' : tierLabel(tier as Tier));

/** 'up from Tier 1', or an empty string if it stayed or nothing is known. */
export function tierMoved(tier: CardTier, before: CardTier): string {
  if (tier === null || before === null || tier === before) return '';
  return `${tier > before ? 'up' : 'down'} from ${tierLabel(before as Tier)}`;
}

/** 'October 2026', from the first day of the month. */
export const cardMonth = (from: string): string => monthWords(from);

/** Where an action is done, with the words of its link. */
export function actionLink(
  kind: ScorecardActionKind,
  { slug, from, to }: { readonly slug: string; readonly from: string; readonly to: string },
): { readonly label: string; readonly to: string } {
  // Call Details and Raw Surveys keep their days as filters.
  const callDays = `sc_dt__gte=${from}&sc_dt__lte=${to}`;
  const surveys = `/surveys/${slug}/?dashboard=2&sc_dt_surveys__gte=${from}&sc_dt_surveys__lte=${to}`;
  switch (kind) {
    case 'wait':
    case 'schedule':
      return { label: 'Open schedule', to: `/scheduler/${slug}/scheduling/` };
    case 'passed':
      return { label: 'Show passed calls', to: `/passed-calls/${slug}/?passed=here&${callDays}` };
    case 'cancelled':
      return { label: 'Show canceled calls', to: `/passed-calls/${slug}/?outcome__in=cancelled&${callDays}` };
    case 'next-tier':
      return { label: 'Show surveys', to: surveys };
    case 'unhappy': {
      const others = [1, 2, 3, 4].map((answer) => `&outc1__in=${answer}`).join('');
      return { label: 'Show their surveys', to: `${surveys}${others}` };
    }
    case 'lessons':
      return { label: 'Open training', to: `/training/${slug}/` };
  }
}
