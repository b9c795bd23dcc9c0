import { callListResource } from '../areas/calls/server/call-details.server.ts';

export const loader = callListResource.loader;
export const action = callListResource.action;
