import { goalsResource } from '../areas/goals/server/goals.server.ts';

export const { loader, action } = goalsResource;
