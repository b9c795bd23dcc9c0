import { calls } from '@roadside/contract/calls';
import { rawSurveyDefaults } from '@roadside/domain/surveys';
import { z } from 'zod';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import { listedColumns } from '../../../kit/list/listed-columns.server.ts';
import { rawRequest } from './requests.server.ts';
import { surveyExportAddress } from '../model/addresses.ts';

/** Exports Raw Surveys to Excel: every row under the URL's filters. */
export const surveyExportResource = defineResource(surveyExportAddress, {
  body: z.object({ columns: listedColumns }),
  change: ({ api, params, search, change: { columns } }) => {
    const { request, order, search: text } = rawRequest(params.slug ?? '', search);
    return api.attempt(calls.elements.startExport, {
      params: { element: 'raw-surveys' },
      body: {
        purpose: 'start_export',
        search: text,
        order_by: order || rawSurveyDefaults.orderBy,
        request: request(),
        ...(columns ? { columns } : {}),
      },
    });
  },
});
export type SurveyExportResource = typeof surveyExportResource;
