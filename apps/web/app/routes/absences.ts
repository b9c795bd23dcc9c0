import { absencesResource } from '../areas/requests/server/requests.server.ts';

export const loader = absencesResource.loader;
