import type { LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import type { CallReply } from '@roadside/contract/call';
import type { Outcome } from '../../../kit/resource/outcome.ts';
import { requireAsker } from '../../../kit/server/guard.server.ts';

/** What members said about a driver: the last 365 days summed up, and each survey. */
export interface SurveyFocus {
  readonly card: CallReply<typeof calls.dashboardData.card>;
  readonly surveys: CallReply<typeof calls.elements.surveys>;
}

/** The questions a driver is looked at by. */
const metrics = ['overall_sat_avg', 'technician_sat', 'response_time_sat', 'kept_informed'];
const shown = 50;

/** The surveys of a driver, newest first. Always answers 200 with an outcome. */
export async function loadSurveyFocus({ params, context }: LoaderFunctionArgs): Promise<Response> {
  requireAsker(context);
  const slug = params.slug ?? '';
  const [card, surveys] = await Promise.all([
    context.api.attempt(calls.dashboardData.card, {
      params: { chart_type: 'card', slug },
      body: { time_type: 'Range', metrics, args: { dynamic: true } },
    }),
    context.api.attempt(calls.elements.surveys, {
      params: { element: 'raw-surveys' },
      body: { search: '', request: { slug, parameters: { args: { lower_bound: 0, upper_bound: shown } } } },
    }),
  ]);
  const outcome: Outcome<SurveyFocus> = !card.ok
    ? card
    : !surveys.ok
      ? surveys
      : { ok: true, data: { card: card.data, surveys: surveys.data } };
  return Response.json(outcome);
}
