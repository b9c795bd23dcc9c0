import { searchDirectory } from '../areas/search/server/search.server.ts';

export const loader = searchDirectory;
