import { effectResource } from '../areas/requests/server/requests.server.ts';

export const loader = effectResource.loader;
export const action = effectResource.action;
