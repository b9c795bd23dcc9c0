import { calls } from '@roadside/contract/calls';
import { ApiError } from '@roadside/contract/client';
import type { CallDefinition } from '@roadside/contract/call';
import type { ElementAnswer } from '@roadside/contract/schemas';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import type { Api } from '../../../kit/server/api.server.ts';

type Charts = 'card' | 'table' | 'trendTable' | 'numberHighlights';
const chartOf: ReadonlyMap<CallDefinition, Charts> = new Map<CallDefinition, Charts>([
  [calls.dashboardData.card, 'card'],
  [calls.dashboardData.table, 'table'],
  [calls.dashboardData.trendTable, 'trendTable'],
  [calls.dashboardData.numberHighlights, 'numberHighlights'],
]);
/** Any other filter is applied call by call, which is slow: such an element must not hold up the others. */
const quickFilters: ReadonlySet<string> = new Set([
  'tcd__in',
  'fac_type__in',
  'new_biz_rules',
  'sc_dt__gte',
  'sc_dt__lte',
]);
const maxElements = 24;

interface Waiting {
  readonly chart: Charts;
  readonly body: Record<string, unknown>;
  /** Makes the element's own call. */
  readonly alone: () => Promise<Outcome<unknown>>;
  readonly settle: (outcome: Outcome<unknown> | Promise<Outcome<unknown>>) => void;
}

/**
 * The api for the elements of a location's page: calls that begin together are sent as one request, because a request
 * costs the api as much as counting. Everything else passes through.
 */
export function elementsTogether(api: Api, slug: string): Api {
  let waiting: Waiting[] = [];

  async function sendWaiting() {
    const sent = waiting;
    waiting = [];
    const [first, ...others] = sent;
    if (!first) return;
    if (others.length === 0) return first.settle(first.alone());
    const answered = await api.attempt(calls.dashboardData.elements, {
      body: { purpose: 'elements', slug, elements: sent.map(({ chart, body }) => ({ chart_type: chart, body })) },
    });
    for (const [index, { settle }] of sent.entries())
      settle(answered.ok ? outcomeOf(answered.data.elements[index]) : answered);
  }

  function outcomeOf(answer: ElementAnswer | undefined): Outcome<unknown> {
    if (!answer) return { ok: false, problem: api.problemOf(new Error('The reply has too few elements.')) };
    if (answer.ok) return { ok: true, data: answer.reply };
    const { status, error, retry_after_seconds: retryAfterSeconds = null } = answer;
    return { ok: false, problem: api.problemOf(new ApiError({ status, ...error, retryAfterSeconds })) };
  }

  const attempt = (definition: CallDefinition, options: { readonly body?: unknown }): Promise<Outcome<unknown>> => {
    const alone = () => (api.attempt as typeof attempt)(definition, options);
    const chart = chartOf.get(definition);
    const body = options.body as Record<string, unknown>;
    if (!chart || !Object.keys(body['filters'] ?? {}).every((filter) => quickFilters.has(filter))) return alone();
    return new Promise((settle) => {
      waiting.push({ chart, body, alone, settle });
      if (waiting.length === 1) queueMicrotask(() => void sendWaiting());
      if (waiting.length === maxElements) void sendWaiting();
    });
  };
  return { ...api, attempt: attempt as Api['attempt'] };
}
