import { correctionsResource } from '../areas/surveys/server/corrections.server.ts';

export const loader = correctionsResource.loader;
export const action = correctionsResource.action;
