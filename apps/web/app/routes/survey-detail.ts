import { surveyDetailResource } from '../areas/surveys/server/survey-detail.server.ts';

export const loader = surveyDetailResource.loader;
export const action = surveyDetailResource.action;
