import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { filters as filtersSchema } from '@roadside/contract/schemas';
import { defaultMetricParameters, isChartType, isTimeType } from '@roadside/domain/dashboards';
import { childTypesOf } from '@roadside/domain/geography';
import { z } from 'zod';
import type { ElementOutcome } from '../model/element-data.ts';
import { loadElement } from './element.server.ts';
import { requireCaller } from '../../../kit/server/guard.server.ts';

const asked = z.object({
  chartType: z.string().refine(isChartType),
  parameters: z.object({
    metrics: z.array(z.string().max(64)).max(60),
    timeType: z.string().refine(isTimeType),
    relation: z.enum(['self', 'children']),
    childType: z.string().nullable(),
  }),
  filters: filtersSchema,
});

/** Loads the data of an unsaved element. Always responds with 200 and an outcome. */
export async function previewElement({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  requireCaller(context);
  const at = new Date().toISOString();
  const answer = (outcome: ElementOutcome) => Response.json(outcome);
  const wanted = asked.safeParse(await request.json().catch(() => null));
  if (!wanted.success)
    return answer({
      at,
      ok: false,
      problem: {
        kind: 'refused',
        detail: 'We couldn’t show this element with these options.',
        requestId: context.requestId,
      },
    });
  const place = await context.api.attempt(calls.accounts.organizations, { body: { slug: params.slug ?? '' } });
  if (!place.ok) return answer({ at, ...place });
  const { chartType, filters, parameters } = wanted.data;
  const { metrics, timeType, relation, childType } = parameters;
  const element = {
    id: 0,
    name: '',
    title: '',
    order: 0,
    grouped: false,
    chartType,
    filters,
    parameters: {
      ...defaultMetricParameters,
      rowsPerPage: 5,
      metrics,
      timeType,
      relation,
      childType: childTypesOf(place.data.type).find((type) => type === childType) ?? null,
    },
  };
  return answer(await loadElement(context, place.data, { dataTarget: 'calls' }, element));
}

/** This URL only serves the builder; opening it redirects home. */
export function redirectHome() {
  return redirect('/');
}
