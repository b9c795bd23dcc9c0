import type { FacilityType, Geography } from '@roadside/domain/geography';
import { defaultGoals } from '@roadside/domain/metrics';
import type { GoalBounds } from '@roadside/domain/metrics';

/** A goal as it is in the database. */
export interface Goal extends GoalBounds {
  readonly id: number;
  /** Row id of the organization that set it. */
  readonly organizationId: number;
  /** Only for this network of the organization; null for the organization as a whole. */
  readonly facilityType: FacilityType | null;
  readonly metricId: string;
  /** First and last ISO day it holds; no last day = until further notice. */
  readonly startDay: string;
  readonly endDay: string | null;
}

/** Finds the goal that colors a number. */
export interface GoalBook {
  /**
   * The goal a geography is measured by on a day: its own, else that of the nearest organization above that has one
   * valid on the day, else null. At each organization a goal for the geography's network wins over a general one.
   */
  setGoal(geography: Geography, metricId: string, day: string): Goal | null;
  /** The bounds of that goal, or of the goal everyone starts with; null for a metric without either. */
  boundsOn(geography: Geography, metricId: string, day: string): GoalBounds | null;
}

const startingGoals: ReadonlyMap<string, GoalBounds> = new Map(defaultGoals.map((goal) => [goal.metricId, goal]));

/** The goal everyone starts with, or null. */
export function startingGoal(metricId: string): GoalBounds | null {
  return startingGoals.get(metricId) ?? null;
}

/** The organizations whose goals can hold for a geography, nearest first. */
export function goalChain(geography: Geography): readonly number[] {
  return [...new Set([geography.baseId, ...geography.ancestorIds])];
}

/** Arranges goals for look-up. */
export function goalBook(goals: readonly Goal[]): GoalBook {
  const byPlace = new Map<string, Goal[]>();
  // The youngest first: of two goals valid on a day the one that started later holds.
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
