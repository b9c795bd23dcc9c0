import { goalsResource } from '../areas/goals/server/goals.server.ts';

export const loader = goalsResource.loader;
export const action = goalsResource.action;
