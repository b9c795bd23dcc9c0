import type { PlannedEntry, PlanReply } from './schedule-reply.ts';

type Removal = PlanReply['removed'][number];
type Worker = Pick<Removal, 'employee' | 'placeholder'>;

/** The row a driver or ghost has in the schedule. */
export const rowIdOf = ({ employee, placeholder }: { readonly [Name in keyof Worker]?: Worker[Name] | undefined }) =>
  employee == null ? `g${placeholder}` : `e${employee}`;

interface Replacing {
  /** Shifts to plan. */
  readonly planned: readonly PlannedEntry[];
  /** Shifts they replace. */
  readonly leaving: readonly Removal[];
  /** Shifts that stay, because what would replace them can't be planned. */
  readonly staying: readonly Removal[];
}

/**
 * Replaces a driver's day as a whole or not at all: if one of its new shifts can't be planned, the shifts of that day
 * stay, and none of the new ones is added to them.
 */
export function replacing(
  { entries, removed }: Pick<PlanReply, 'entries' | 'removed'>,
  canPlan: (entry: PlannedEntry) => boolean,
): Replacing {
  const dayOf = (worker: Parameters<typeof rowIdOf>[0], day: string) => `${rowIdOf(worker)} ${day}`;
  const refused = new Set(entries.filter((each) => !canPlan(each)).map(({ entry, day }) => dayOf(entry, day)));
  const kept = new Set(removed.map((each) => dayOf(each, each.day)).filter((day) => refused.has(day)));
  return {
    planned: entries.filter((each) => canPlan(each) && !kept.has(dayOf(each.entry, each.day))),
    leaving: removed.filter((each) => !kept.has(dayOf(each, each.day))),
    staying: removed.filter((each) => kept.has(dayOf(each, each.day))),
  };
}
