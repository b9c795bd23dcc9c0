import { calls } from '@roadside/contract/calls';
import type { CallReply } from '@roadside/contract/call';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { surveyFocusAddress } from '../model/addresses.ts';

/** Members' surveys about a driver: a summary of the last 365 days, and each survey. */
export interface SurveyFocus {
  readonly card: CallReply<typeof calls.dashboardData.card>;
  readonly surveys: CallReply<typeof calls.elements.surveys>;
}

/** The survey questions that apply to a driver. */
const metrics = ['overall_sat_avg', 'technician_sat', 'response_time_sat', 'kept_informed'];
const shown = 50;

/** A driver's surveys, newest first, with the year's shares. */
export const surveyFocusResource = defineResource(surveyFocusAddress, { query: readSurveyFocus });
export type SurveyFocusResource = typeof surveyFocusResource;

async function readSurveyFocus({ api, params }: ResourceRequest): Promise<Outcome<SurveyFocus>> {
  const slug = params.slug ?? '';
  const [card, surveys] = await Promise.all([
    api.attempt(calls.dashboardData.card, {
      params: { chart_type: 'card', slug },
      body: { time_type: 'Range', metrics, args: { dynamic: true } },
    }),
    api.attempt(calls.elements.surveys, {
      params: { element: 'raw-surveys' },
      body: { search: '', request: { slug, parameters: { args: { lower_bound: 0, upper_bound: shown } } } },
    }),
  ]);
  if (!card.ok) return card;
  return surveys.ok ? { ok: true, data: { card: card.data, surveys: surveys.data } } : surveys;
}
