import { surveyFocusResource } from '../areas/surveys/server/survey-focus.server.ts';

export const loader = surveyFocusResource.loader;
