import type { Restatement } from '@roadside/contract/schemas';
import type { MovementPart } from '@roadside/domain/metrics';
import type { ReportPart } from '@roadside/domain/reports';
import { tierLabel, type Tier } from '@roadside/domain/surveys';
import { bucketWords } from '../../../kit/format/day-words.ts';
import type { MetricHeading } from '../../../kit/format/figures.ts';
import { partNames } from '../../../kit/format/moved-words.ts';

/** Where in a report a number was restated. */
export const restatedPartLabels: Readonly<Record<ReportPart, string>> = {
  numbers: 'Numbers',
  before: 'Days before',
  ranking: 'Ranking',
  stations: 'Stations',
  tiers: 'Tiers',
  trend: 'Trend',
  why: 'Why it moved',
};

/** The name of a number in its part: 'Average ATA', 'Average ATA, Aug ’26', 'Stations in Tier 3', 'Rank'. */
export function restatedName({ part, detail, metric }: Restatement, heading: MetricHeading | undefined): string {
  if (metric === 'rank') return 'Rank';
  if (part === 'tiers') return detail === 'few' ? 'Too few to score' : tierLabel(Number(detail) as Tier);
  const label = heading?.label ?? metric;
  if (detail === null) return label;
  return `${label}, ${part === 'why' ? partNames[detail as MovementPart].toLowerCase() : bucketWords(detail)}`;
}
