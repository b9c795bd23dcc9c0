import { surveyRowsResource } from '../areas/surveys/server/survey-rows.server.ts';

export const loader = surveyRowsResource.loader;
