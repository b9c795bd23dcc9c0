import { surveyViewsResource } from '../areas/surveys/server/survey-views.server.ts';

export const loader = surveyViewsResource.loader;
export const action = surveyViewsResource.action;
