import { choicesResource } from '../areas/requests/server/requests.server.ts';

export const loader = choicesResource.loader;
