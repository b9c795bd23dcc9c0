import { requestsResource } from '../areas/requests/server/requests.server.ts';

export const loader = requestsResource.loader;
export const action = requestsResource.action;
