import { surveyExportResource } from '../areas/surveys/server/survey-export.server.ts';

export const loader = surveyExportResource.loader;
export const action = surveyExportResource.action;
