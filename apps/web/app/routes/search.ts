import { searchDirectory } from '../shell/search/search.server.ts';

export const loader = searchDirectory;
