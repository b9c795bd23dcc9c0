import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const surveyFocusAddress = resourceAddress('/survey-focus/:slug');
export const surveyRowsAddress = resourceAddress('/survey-rows/:slug');
export const surveyDetailAddress = resourceAddress('/survey-detail/:slug/:id');
export const surveyExportAddress = resourceAddress('/survey-export/:slug');
export const correctionsAddress = resourceAddress('/comment-corrections/:slug');
