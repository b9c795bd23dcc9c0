import { calls } from '@roadside/contract/calls';
import { rawSurveyDefaults } from '@roadside/domain/surveys';
import { z } from 'zod';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import { rawRequest } from './requests.server.ts';

/** Makes the Excel file of Raw Surveys: every row under the filters of its address. */
export const surveyExportResource = defineResource({
  body: z.object({}),
  change: ({ api, params, search }) => {
    const { request, order, search: text } = rawRequest(params.slug ?? '', search);
    return api.attempt(calls.elements.exportXlsx, {
      params: { element: 'raw-surveys' },
      body: {
        purpose: 'export',
        search: text,
        order_by: order || rawSurveyDefaults.orderBy,
        request: request(),
      },
    });
  },
});
export type SurveyExportResource = typeof surveyExportResource;
