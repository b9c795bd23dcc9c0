import { isAcceptedDay } from '@roadside/domain/calendar';

/** A driver's day whose points are to be explained; without a day, the last one with calls. */
export interface PointsBehind {
  readonly slug: string;
  readonly day: string | null;
  /** As this campaign counts it; null = as the season does. */
  readonly campaign: number | null;
}

/** As the address stores it. */
export const pointsText = ({ slug, day, campaign }: PointsBehind): string =>
  `${slug}~${day ?? '-'}${campaign === null ? '' : `~${campaign}`}`;

/** Reads that text; null for anything else. */
export function readPointsBehind(text: string): PointsBehind | null {
  const [, slug, day, campaign] =
    /^([A-Za-z0-9][A-Za-z0-9._-]{0,119})~(\d{4}-\d\d-\d\d|-)(?:~([1-9]\d{0,8}))?$/.exec(text) ?? [];
  if (!slug || !day || (day !== '-' && !isAcceptedDay(day))) return null;
  return { slug, day: day === '-' ? null : day, campaign: campaign === undefined ? null : Number(campaign) };
}

/** A step to another day that the address doesn't have yet. */
export interface DayStep {
  /** The day in the address when it was taken. */
  readonly from: string | null;
  readonly to: string;
}

/** The day that the next step goes on from: a step on its way counts already, so that a quick second one isn't lost. */
export const steppingFrom = (step: DayStep | null, day: string | null, shown: string | undefined): string | undefined =>
  step && step.from === day ? step.to : (day ?? shown);
