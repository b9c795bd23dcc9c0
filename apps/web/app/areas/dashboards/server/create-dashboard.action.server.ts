import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import type { Problem } from '../../../kit/resource/outcome.ts';

const dashboardDefinition = calls.dashboards.create.body.shape.dashboard;
const stored = z.object({ id: z.int().min(1), version: z.int().min(1) });
const asked = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    stored: stored.nullable(),
    definition: dashboardDefinition,
    employees: z.array(z.int().min(1)).max(1000),
    sharedBefore: z.array(z.int()).max(1000),
  }),
  z.object({ intent: z.literal('delete'), stored }),
]);

/** Why a dashboard was not saved, in words; `stale` when somebody saved it in between. */
interface BuilderAnswer {
  readonly words: string;
  readonly stale?: boolean;
}

/** Saves or removes a dashboard of one's own. */
export async function changeDashboard({ request, params, context }: ActionFunctionArgs) {
  const { api, session } = context;
  const slug = encodeURIComponent(params.slug ?? '');
  const wanted = asked.safeParse(await request.json().catch(() => null));
  if (!wanted.success)
    return answer(
      { words: 'This dashboard cannot be kept like this. Check its name, its titles and its metrics.' },
      400,
    );
  if (wanted.data.intent === 'delete') {
    const removed = await api.attempt(calls.dashboards.delete, {
      body: { purpose: 'dashboard', action: 'delete', ...wanted.data.stored },
    });
    if (!removed.ok) return refused(removed.problem);
    session.notify({ tone: 'success', text: 'The dashboard is removed.' });
    return redirect(`/dashboard/${slug}`);
  }
  const { definition, employees, sharedBefore, stored: kept } = wanted.data;
  const saved = kept
    ? await api.attempt(calls.dashboards.update, {
        body: { purpose: 'dashboard', action: 'update', ...kept, dashboard: definition },
      })
    : await api.attempt(calls.dashboards.create, {
        body: { purpose: 'dashboard', action: 'create', dashboard: definition },
      });
  if (!saved.ok) return refused(saved.problem);
  const { id, name } = saved.data.dashboard;
  if (employees.toSorted().join() !== sharedBefore.toSorted().join()) {
    const shared = await api.attempt(calls.dashboards.share, {
      body: { purpose: 'dashboard', action: 'share', id, employees },
    });
    if (!shared.ok)
      session.notify({
        tone: 'danger',
        text:
          shared.problem.kind === 'forbidden'
            ? `“${name}” is saved, but one of the people is outside of what you may see; it is not shared.`
            : `“${name}” is saved, but could not be shared. Try again.`,
      });
  }
  session.notify({ tone: 'success', text: `“${name}” is saved.` });
  return redirect(`/dashboard/${slug}?dashboard=${id}`);
}

function refused({ kind, detail, fields = {} }: Problem) {
  if (fields.version)
    return answer(
      { words: 'Somebody has saved this dashboard since you opened it, perhaps you in another tab.', stale: true },
      409,
    );
  const [first] = Object.values(fields);
  return answer(
    {
      words:
        kind === 'unreachable'
          ? 'Roadside does not answer. Nothing is lost; try again in a moment.'
          : [detail, first].filter(Boolean).join(' ') || 'It was not saved. Try again.',
    },
    400,
  );
}

function answer(said: BuilderAnswer, status: number) {
  return data(said, { status });
}
