import { searchResource } from '../shell/search/search.server.ts';

export const loader = searchResource.loader;
