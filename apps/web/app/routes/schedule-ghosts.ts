import { ghostsResource } from '../areas/schedule/server/schedule-tools.resource.server.ts';

export const loader = ghostsResource.loader;
export const action = ghostsResource.action;
