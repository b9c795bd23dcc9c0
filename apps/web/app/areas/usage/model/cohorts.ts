import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { roundTo } from '@roadside/domain/rounding';

type Cohort = CallReply<typeof calls.usage.paths>['cohorts'][number];

/** People of one month and position, and the shares of them that came in each month after, in percent. */
export interface CohortRow {
  readonly month: string;
  readonly position: string;
  readonly people: number;
  readonly shares: readonly number[];
}

/** Cohorts as rows, oldest month first; a month with several positions begins with all of them together. */
export function cohortRows(cohorts: readonly Cohort[]): readonly CohortRow[] {
  return [...new Set(cohorts.map(({ month }) => month))].flatMap((month) => {
    const own = cohorts.filter((cohort) => cohort.month === month);
    const rows = own.map(({ position_type, came }) => rowOf(month, position_type, came));
    if (own.length === 1) return rows;
    const all = (own[0]?.came ?? []).map((_, index) => own.reduce((sum, { came }) => sum + (came[index] ?? 0), 0));
    return [rowOf(month, 'Everyone', all), ...rows];
  });
}

function rowOf(month: string, position: string, [people = 0, ...later]: readonly number[]): CohortRow {
  return { month, position, people, shares: later.map((came) => (people === 0 ? 0 : roundTo((100 * came) / people))) };
}
