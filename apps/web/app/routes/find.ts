import { findEverything } from '../shell/commands/find.server.ts';

export const loader = findEverything;
