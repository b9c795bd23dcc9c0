import { findResource } from '../shell/commands/find.server.ts';

export const loader = findResource.loader;
