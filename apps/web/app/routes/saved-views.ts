import { savedViewsResource } from '../kit/list/saved-views.server.ts';

export const loader = savedViewsResource.loader;
export const action = savedViewsResource.action;
