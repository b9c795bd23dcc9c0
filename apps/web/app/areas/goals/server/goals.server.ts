import type { AppLoadContext } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import type { MetricGoal } from '@roadside/contract/schemas';
import { metricById, type Metric } from '@roadside/domain/metrics';
import { can } from '@roadside/domain/permissions';
import { z } from 'zod';
import { defineResource, refuse } from '../../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { todayIn } from '../../../kit/format/today-in.ts';
import { geographyOf, subjectOf, type SessionPerson } from '../../../kit/server/person.ts';
import { goalsAddress } from '../model/addresses.ts';

/** The catalog's data about a metric that a goal needs. */
export type GoalMetric = Pick<
  Metric,
  'id' | 'label' | 'unit' | 'direction' | 'decimals' | 'validRange' | 'description' | 'target'
>;

/** A metric's goals at a location. */
export interface GoalsOfMetric {
  readonly metric: GoalMetric;
  readonly place: { readonly slug: string; readonly name: string };
  /**
   * The location's own goals, past and future ones included, and today's goal if it is not its own; sorted by start
   * date.
   */
  readonly goals: readonly (MetricGoal & { readonly inheritedFromName: string | null })[];
  readonly mayChange: boolean;
  /** Today's date at the location. */
  readonly today: string;
}

const goalInput = z.object({
  green: z.number(),
  yellow: z.number(),
  start: z.iso.date(),
  end: z.iso.date().nullable(),
});
const asked = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('set'), metric: z.string(), ...goalInput.shape }),
  z.object({ intent: z.literal('undo'), goal: z.int().min(1) }),
]);

/** The goals of one metric at a location: read them, set one, or undo the last change. */
export const goalsResource = defineResource(goalsAddress, {
  query: async ({ context, person, params, search }) => {
    const metric = metricById.get(search.get('metric') ?? '');
    return metric ? goalsOf(context, person, params.slug ?? '', metric) : refuse(context, 'This metric doesn’t exist.');
  },
  body: asked,
  refusal: 'A goal needs two numbers and a start date.',
  change: async ({ api, params, change }) => {
    const place = await api.attempt(calls.accounts.organizations, { body: { slug: params.slug ?? '' } });
    return place.ok ? make(api, place.data.id, change) : place;
  },
});
export type GoalsResource = typeof goalsResource;

async function goalsOf(
  context: AppLoadContext,
  person: SessionPerson,
  slug: string,
  metric: Metric,
): Promise<Outcome<GoalsOfMetric>> {
  const { api, today, access } = context;
  const place = await api.attempt(calls.accounts.organizations, { body: { slug } });
  if (!place.ok) return place;
  const { id, display_name, ancestors, time_zone } = place.data;
  const read = await api.attempt(calls.documentation.getGoals, { body: { purpose: 'get_goals', organization_id: id } });
  if (!read.ok) return read;
  const { label, unit, direction, decimals, validRange, description, target } = metric;
  return {
    ok: true,
    data: {
      metric: {
        id: metric.id,
        label,
        unit,
        direction,
        decimals,
        validRange,
        description,
        ...(target ? { target } : {}),
      },
      place: { slug, name: display_name },
      goals: read.data.goals
        .filter((goal) => goal.metric_id === metric.id)
        .map((goal) => ({
          ...goal,
          inheritedFromName: ancestors.find((above) => above.id === goal.inherited_from)?.name ?? null,
        })),
      mayChange:
        metric.direction !== 'neutral' &&
        can(subjectOf(person), 'goals.set', { geography: geographyOf(place.data) }, access).allowed,
      today: today ?? todayIn(time_zone),
    },
  };
}

async function make(
  api: AppLoadContext['api'],
  organization_id: number,
  change: z.output<typeof asked>,
): Promise<Outcome<{ readonly goal: MetricGoal | null }>> {
  if (change.intent === 'undo') {
    const undone = await api.attempt(calls.documentation.undoGoals, {
      body: { purpose: 'undo_goals', organization_id, goal_id: change.goal },
    });
    return undone.ok ? { ok: true, data: { goal: null } } : undone;
  }
  const { metric: metric_id, green, yellow, start, end } = change;
  const set = await api.attempt(calls.documentation.setGoals, {
    body: { purpose: 'set_goals', organization_id, metric_id, green, yellow, start, end },
  });
  return set.ok ? { ok: true, data: { goal: set.data.goal } } : set;
}
