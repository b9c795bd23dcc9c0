import { scheduleResource } from '../areas/schedule/server/schedule.resource.server.ts';

export const loader = scheduleResource.loader;
export const action = scheduleResource.action;
