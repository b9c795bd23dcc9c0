import { calls } from '@roadside/contract/calls';
import type { CallReply } from '@roadside/contract/call';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';

export type SurveyDetail = CallReply<typeof calls.surveys.detail>;

/** One survey with its call. */
export const surveyDetailResource = defineResource({
  query: ({ api, params }) =>
    api.attempt(calls.surveys.detail, {
      body: { purpose: 'survey_detail', slug: params.slug ?? '', id: Number(params.id) },
    }),
});
export type SurveyDetailResource = typeof surveyDetailResource;
