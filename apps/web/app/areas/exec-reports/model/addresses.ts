import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const scorecardAddress = resourceAddress('/scorecard/:id');
export const scorecardPdfAddress = resourceAddress('/scorecard-pdf/:id');
export const reportPdfAddress = resourceAddress('/exec-report-pdf/:slug');
