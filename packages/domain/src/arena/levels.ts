/** Points between levels, and the number of levels: 1 to 15 over 0 to 3000 points (specification, section 9; glossary). */
export const levelStep = 200;
export const levelCount = 15;

/** A level and the points that complete it. */
export interface Level {
  readonly level: number;
  readonly threshold: number;
}

/** All levels: 1 at 200 points to 15 at 3000. */
export const levels: readonly Level[] = Array.from({ length: levelCount }, (_, index) => ({
  level: index + 1,
  threshold: (index + 1) * levelStep,
}));

/**
 * The level a driver is on, 1 to 15: the first they haven't reached yet, and the last one once they have reached all.
 */
export function levelOf(points: number): number {
  return Math.min(levelCount, Math.max(1, Math.floor(points / levelStep) + 1));
}

/** Whether a level is reached, and lit in the tree. */
export function levelReached(level: Level, points: number): boolean {
  return points >= level.threshold;
}

/** Default ranges of the leaderboard (specification, section 9). */
export const leaderboardDefaults = { points: [0, 3000], levels: [1, 15], drafted: null } as const;
