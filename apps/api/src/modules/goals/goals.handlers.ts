import { calls } from '@roadside/contract/calls';
import type { FacilityType, Geography } from '@roadside/domain/geography';
import { metricById, metricCategories } from '@roadside/domain/metrics';
import type { Metric } from '@roadside/domain/metrics';
import type { CatalogMetric } from '@roadside/contract/schemas';
import { handle } from '../../platform/calls/handler.ts';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { metricHeadingOf } from '../metrics/metric-selection.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { goalsOf, setGoal, takeBackGoal } from './goals.service.ts';

/** Goals and the metric catalog (specification, section 7: onboarding/documentation/). */
export const goalsHandlers = [
  handle(calls.documentation.getGoals, async (context, { body }) => {
    const geography = goalPlace(context, body.organization_id, body.fac_type ?? null);
    return { goals: await goalsOf(context.db, geography, context.today(geography.timeZone)) };
  }),

  handle(calls.documentation.setGoals, async (context, { body }) => {
    const geography = goalPlace(context, body.organization_id, body.fac_type ?? null);
    const input = {
      metricId: body.metric_id,
      green: body.green,
      yellow: body.yellow,
      start: body.start,
      end: body.end ?? null,
    };
    const goal = await setGoal(
      { db: context.db, audit: context.audit, now: context.now() },
      geography,
      input,
      context.employee.id,
    );
    return { goal, goals: await goalsOf(context.db, geography, context.today(geography.timeZone)) };
  }),

  handle(calls.documentation.undoGoals, async (context, { body }) => {
    const geography = goalPlace(context, body.organization_id, body.fac_type ?? null);
    await takeBackGoal({ db: context.db, audit: context.audit }, geography, body.goal_id, context.employee.id);
    return { goals: await goalsOf(context.db, geography, context.today(geography.timeZone)) };
  }),

  handle(calls.documentation.getCategorizedMetrics, async () => ({
    categories: metricCategories.map(({ label, metricIds }) => ({
      category: label,
      metrics: metricIds.flatMap((id) => {
        const metric = metricById.get(id);
        return metric ? [catalogEntry(metric)] : [];
      }),
    })),
  })),
];

/** Resolves the geography to set goals for and checks access; the id of a virtual one already implies its network. */
function goalPlace(context: CallContext, organizationId: number, facilityType: FacilityType | null): Geography {
  const named = permittedGeography(context, context.tree.byId(organizationId));
  if (facilityType === null || facilityType === named.facilityType) return named;
  if (named.facilityType !== null)
    throw new ApiError('invalid-body', 'The organization has a different facility type.', {
      fields: { fac_type: `organization_id is a ${named.facilityType} organization` },
    });
  return context.tree.ofNetwork(named, facilityType);
}

function catalogEntry(metric: Metric): CatalogMetric {
  return {
    ...metricHeadingOf(metric),
    category: metric.category,
    description: metric.description,
    numerator: metric.numerator,
    denominator: metric.denominator,
    valid_range: [...metric.validRange],
    target: metric.target ?? null,
    source: metric.source,
    computable: metric.formula.kind !== 'external',
  };
}
