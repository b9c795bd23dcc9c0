import { logOut, redirectHome } from '../areas/sign-in/server/logout.server.ts';

export const loader = redirectHome;
export const action = logOut;
