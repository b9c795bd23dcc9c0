import { changeGoal, readGoals } from './goals.server.ts';

export const loader = readGoals;
export const action = changeGoal;
