import { callResource } from '../areas/calls/server/call-details.server.ts';

export const loader = callResource.loader;
