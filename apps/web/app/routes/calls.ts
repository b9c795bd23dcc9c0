import { callsResource } from '../areas/calls/server/calls.server.ts';

export const loader = callsResource.loader;
