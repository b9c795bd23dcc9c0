import { logOut, leadHome } from '../areas/sign-in/server/logout.server.ts';

export const loader = leadHome;
export const action = logOut;
