import type { AppLoadContext } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import { defineResource, refuse } from '../../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../../kit/resource/outcome.ts';
import type { SavedView } from '../model/loaded-surveys.ts';

/** The preference that holds a person's views of Raw Surveys, one line each: the name, a tab, the query. */
const preference = 'survey_views';
const mostViews = 30;

/** A person's saved views, in the order they were saved. */
export async function readViews(api: AppLoadContext['api']): Promise<Outcome<readonly SavedView[]>> {
  const read = await api.attempt(calls.accounts.preferencesRead, { body: {} });
  return read.ok ? { ok: true, data: viewsIn(read.data.preferences[preference]) } : read;
}

function viewsIn(stored: unknown): readonly SavedView[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((line: unknown) => {
    const [name, search] = typeof line === 'string' ? line.split('\t') : [];
    return name && search !== undefined ? [{ name, search }] : [];
  });
}

/** Saves or deletes one view; a name that is taken is replaced. */
export const surveyViewsResource = defineResource({
  query: ({ api }) => readViews(api),
  body: z.union([
    z.object({
      save: z.object({ name: z.string().trim().min(1, 'Enter a name').max(60), search: z.string().max(900) }),
    }),
    z.object({ remove: z.string().max(60) }),
  ]),
  async change({ api, context, change }) {
    const read = await readViews(api);
    if (!read.ok) return read;
    const named = 'save' in change ? change.save.name.replaceAll('\t', ' ') : change.remove;
    const others = read.data.filter(({ name }) => name !== named);
    const views = 'save' in change ? [...others, { name: named, search: change.save.search }] : others;
    if (views.length > mostViews) return refuse(context, `You can save up to ${mostViews} views. Delete one first.`);
    const saved = await api.attempt(calls.accounts.preferencesUpdate, {
      body: { preferences: { [preference]: views.map(({ name, search }) => `${name}\t${search}`) } },
    });
    return saved.ok ? { ok: true as const, data: views } : saved;
  },
});
export type SurveyViewsResource = typeof surveyViewsResource;
