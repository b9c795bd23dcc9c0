import { changeGoal, readGoals } from '../areas/goals/server/goals.server.ts';

export const loader = readGoals;
export const action = changeGoal;
