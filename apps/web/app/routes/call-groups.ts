import { callGroupsResource } from '../areas/calls/server/call-details.server.ts';

export const loader = callGroupsResource.loader;
