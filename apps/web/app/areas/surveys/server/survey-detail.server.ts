import { calls } from '@roadside/contract/calls';
import type { CallReply } from '@roadside/contract/call';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import { surveyDetailAddress } from '../model/addresses.ts';

export type SurveyDetail = CallReply<typeof calls.surveys.detail>;

/** One survey with its call; a change corrects its comment's topics. */
export const surveyDetailResource = defineResource(surveyDetailAddress, {
  query: ({ api, params }) =>
    api.attempt(calls.surveys.detail, {
      body: { purpose: 'survey_detail', slug: params.slug ?? '', id: Number(params.id) },
    }),
  body: calls.surveys.correct.body.pick({ phrase: true, topic: true, sentiment: true }),
  change: ({ api, params, change, key }) =>
    api.attempt(calls.surveys.correct, {
      body: { purpose: 'correct_comment', slug: params.slug ?? '', id: Number(params.id), ...change },
      ...(key ? { idempotencyKey: key } : {}),
    }),
});
export type SurveyDetailResource = typeof surveyDetailResource;
