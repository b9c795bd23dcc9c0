import { templatesResource } from '../areas/schedule/server/schedule-tools.resource.server.ts';

export const loader = templatesResource.loader;
export const action = templatesResource.action;
