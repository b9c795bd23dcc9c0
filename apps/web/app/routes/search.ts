import { searchResource } from '../kit/directory/search.server.ts';

export const loader = searchResource.loader;
