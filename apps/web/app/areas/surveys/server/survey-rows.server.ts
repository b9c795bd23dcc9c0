import { can } from '@roadside/domain/permissions';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import { partIn } from '../model/survey-state.ts';
import { readRawPage, readScoredPage, type SurveyPage } from './requests.server.ts';
import { surveyRowsAddress } from '../model/addresses.ts';

/** More surveys of the list in the URL: Raw Surveys, or those behind an emulated score. */
export const surveyRowsResource = defineResource(surveyRowsAddress, { query: readRows });
export type SurveyRowsResource = typeof surveyRowsResource;

function readRows({ api, context, person, params, search }: ResourceRequest): Promise<Outcome<SurveyPage>> {
  const slug = params.slug ?? '';
  if (partIn(search).id !== 'emulated') return readRawPage(api, slug, search);
  const mayTryRules = can(subjectOf(person), 'feature.disable-business-rules', {}, context.access).allowed;
  return readScoredPage(api, slug, search, mayTryRules);
}
