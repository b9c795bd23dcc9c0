import { redirectHome } from '../areas/sign-in/server/logout.server.ts';
import { stopSeeing } from '../areas/seeing/server/seeing.server.ts';

export const loader = redirectHome;
export const action = stopSeeing;
