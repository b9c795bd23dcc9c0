import { commentsResource } from '../areas/dashboards/server/comments.server.ts';

export const loader = commentsResource.loader;
export const action = commentsResource.action;
