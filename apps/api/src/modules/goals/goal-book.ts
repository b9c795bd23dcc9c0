import type { FacilityType, Geography } from '@roadside/domain/geography';
import { defaultGoals } from '@roadside/domain/metrics';
import type { GoalBounds } from '@roadside/domain/metrics';

/** A goal as stored in the database. */
export interface Goal extends GoalBounds {
  readonly id: number;
  /** Row id of the organization that set it. */
  readonly organizationId: number;
  /** The network of the organization it is limited to; null for the organization as a whole. */
  readonly facilityType: FacilityType | null;
  readonly metricId: string;
  /** First and last ISO day of validity; no last day = until further notice. */
  readonly startDay: string;
  readonly endDay: string | null;
}

/** Finds the goal that colors a number. */
export interface GoalBook {
  /**
   * The goal for a geography on a day: its own, else that of the nearest organization above with one valid on the day,
   * else null. At each organization a goal for the geography's network wins over a general one.
   */
  setGoal(geography: Geography, metricId: string, day: string): Goal | null;
  /** The bounds of that goal, or of the default goal; null for a metric without either. */
  boundsOn(geography: Geography, metricId: string, day: string): GoalBounds | null;
}

const startingGoals: ReadonlyMap<string, GoalBounds> = new Map(defaultGoals.map((goal) => [goal.metricId, goal]));

/** The default goal of a metric, or null. */
export function startingGoal(metricId: string): GoalBounds | null {
  return startingGoals.get(metricId) ?? null;
}

/** The organizations whose goals can apply to a geography, nearest first. */
export function goalChain(geography: Geography): readonly number[] {
  return [...new Set([geography.baseId, ...geography.ancestorIds])];
}

/** Indexes goals for lookup. */
export function goalBook(goals: readonly Goal[]): GoalBook {
  const byPlace = new Map<string, Goal[]>();
  // Latest start first: of two goals valid on a day the one that started later wins.
  for (const goal of [...goals].sort((a, b) =>
    a.startDay === b.startDay ? b.id - a.id : a.startDay < b.startDay ? 1 : -1,
  )) {
    const key = `${goal.organizationId}:${goal.metricId}`;
    const list = byPlace.get(key);
    if (list) list.push(goal);
    else byPlace.set(key, [goal]);
  }

  const setGoal = (geography: Geography, metricId: string, day: string): Goal | null => {
    const network = geography.facilityType ?? geography.stationFacilityType;
    for (const organizationId of goalChain(geography)) {
      const valid = (byPlace.get(`${organizationId}:${metricId}`) ?? []).filter(
        (goal) => goal.startDay <= day && (goal.endDay === null || day <= goal.endDay),
      );
      const found =
        valid.find((goal) => goal.facilityType !== null && goal.facilityType === network) ??
        valid.find((goal) => goal.facilityType === null);
      if (found) return found;
    }
    return null;
  };
  return {
    setGoal,
    boundsOn: (geography, metricId, day) => setGoal(geography, metricId, day) ?? startingGoal(metricId),
  };
}
