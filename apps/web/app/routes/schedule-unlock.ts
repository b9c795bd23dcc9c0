import { unlockResource } from '../areas/schedule/server/schedule-tools.resource.server.ts';

export const action = unlockResource.action;
