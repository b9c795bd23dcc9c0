import { calls } from '@roadside/contract/calls';
import { filters as filtersSchema } from '@roadside/contract/schemas';
import { defaultMetricParameters, isChartType, isTimeType } from '@roadside/domain/dashboards';
import { childTypesOf } from '@roadside/domain/geography';
import { z } from 'zod';
import { defineResource, refuse, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { previewAddress } from '../model/addresses.ts';
import type { ElementData } from '../model/element-data.ts';
import { loadElement } from './element.server.ts';

/** The data of an element that isn't saved; `element` in the query is the element as JSON. */
export const previewResource = defineResource(previewAddress, { query: readPreview });
export type PreviewResource = typeof previewResource;

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

async function readPreview({ context, params, search }: ResourceRequest): Promise<Outcome<ElementData>> {
  const wanted = asked.safeParse(jsonIn(search.get('element')));
  if (!wanted.success) return refuse(context, 'We couldn’t show this element with these options.');
  const place = await context.api.attempt(calls.accounts.organizations, { body: { slug: params.slug ?? '' } });
  if (!place.ok) return place;
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
  return loadElement(context, place.data, { dataTarget: 'calls' }, element);
}

function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
