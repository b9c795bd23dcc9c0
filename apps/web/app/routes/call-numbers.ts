import { callNumbersResource } from '../areas/calls/server/call-details.server.ts';

export const loader = callNumbersResource.loader;
