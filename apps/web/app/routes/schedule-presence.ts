import { presenceResource } from '../areas/schedule/server/schedule-tools.resource.server.ts';

export const action = presenceResource.action;
