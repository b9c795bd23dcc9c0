import { serveResources } from '../kit/resource/serve-resources.server.ts';
import { resources } from '../resources.server.ts';

const served = serveResources(resources);

export const loader = served.loader;
export const action = served.action;
