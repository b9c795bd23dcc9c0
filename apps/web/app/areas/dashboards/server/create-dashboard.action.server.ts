import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import type { Problem } from '../../../kit/outcome/outcome.ts';
import { currentOf } from '../../../kit/server/current-of.ts';
import { dashboardOf, type ShownDashboard } from '../model/stored-dashboard.ts';

const dashboardDefinition = calls.dashboards.create.body.shape.dashboard;
const stored = z.object({ id: z.int().min(1), version: z.int().min(1) });
const asked = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    key: z.string().max(128),
    stored: stored.nullable(),
    definition: dashboardDefinition,
    employees: z.array(z.int().min(1)).max(1000),
    sharedBefore: z.array(z.int()).max(1000),
  }),
  z.object({ intent: z.literal('delete'), key: z.string(), stored }),
]);

/** The reason a dashboard was not saved; `current` is the version somebody saved in the meantime. */
interface BuilderAnswer {
  readonly words: string;
  readonly current?: ShownDashboard;
}

/** Saves or deletes one of the person's own dashboards. */
export async function changeDashboard({ request, params, context }: ActionFunctionArgs) {
  const { api, session } = context;
  const slug = encodeURIComponent(params.slug ?? '');
  const wanted = asked.safeParse(await request.json().catch(() => null));
  if (!wanted.success)
    return answer({ words: 'We can’t save this dashboard as it is. Check its name, titles and metrics.' }, 400);
  if (wanted.data.intent === 'delete') {
    const removed = await api.attempt(calls.dashboards.delete, {
      body: { purpose: 'dashboard', action: 'delete', ...wanted.data.stored },
    });
    if (!removed.ok) return refused(removed.problem);
    session.notify({ tone: 'success', text: 'Dashboard deleted' });
    return redirect(`/dashboard/${slug}`);
  }
  const { definition, employees, sharedBefore, stored: kept, key } = wanted.data;
  const saved = kept
    ? await api.attempt(calls.dashboards.update, {
        body: { purpose: 'dashboard', action: 'update', ...kept, dashboard: definition },
      })
    : await api.attempt(calls.dashboards.create, {
        body: { purpose: 'dashboard', action: 'create', dashboard: definition },
        idempotencyKey: key,
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
            ? `“${name}” was saved but not shared: you can’t view the location of one of the people.`
            : `“${name}” was saved but not shared. Try again.`,
      });
  }
  session.notify({ tone: 'success', text: `“${name}” saved` });
  return redirect(`/dashboard/${slug}?dashboard=${id}`);
}

function refused(problem: Problem) {
  const { kind, detail, fields = {} } = problem;
  const current = currentOf(calls.dashboards.update, problem);
  if (current)
    return answer(
      {
        words: 'This dashboard was saved somewhere else after you opened it. Check the saved version first.',
        current: dashboardOf(current.dashboard),
      },
      409,
    );
  const [first] = Object.values(fields);
  return answer(
    {
      words:
        kind === 'unreachable'
          ? 'We couldn’t reach Roadside. Your changes are still here. Try again in a moment.'
          : [detail, first].filter(Boolean).join(' ') ||
            'We couldn’t save the dashboard. Your changes are still here. Try again.',
    },
    400,
  );
}

function answer(said: BuilderAnswer, status: number) {
  return data(said, { status });
}
