import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { pointMetrics } from '@roadside/domain/arena';
import { messages } from '@roadside/domain/messages';
import { can } from '@roadside/domain/permissions';
import { z } from 'zod';
import { arenaPlaceOf } from '../../../kit/arena-nav/arena-place.server.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { todayIn } from '../../../kit/format/today-in.ts';
import { ownDashboard, requirePerson } from '../../../kit/server/guard.server.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import { deskAddress, weightsPreviewAddress } from '../model/addresses.ts';
import { readSeason } from './arena.server.ts';

const { performance } = calls;
type Api = ResourceRequest['api'];

const weights = z.partialRecord(z.enum(pointMetrics), z.number());

/** What a commissioner changes. */
const changes = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('save'),
    id: z.int().optional(),
    version: z.int().optional(),
    name: z.string(),
    starts_on: z.string(),
    regular_weeks: z.int(),
    weights,
    handicap: z.boolean(),
    hidden: z.boolean(),
    teams: z.array(z.string()),
    incentives: performance.deskSave.body.shape.incentives,
  }),
  z.strictObject({ do: z.literal('launch'), id: z.int(), version: z.int() }),
  z.strictObject({
    do: z.literal('team'),
    id: z.int().optional(),
    version: z.int().optional(),
    name: z.string(),
    tier: z.string().optional(),
    captain_id: z.int().nullable(),
  }),
  z.strictObject({
    do: z.literal('open-draft'),
    id: z.int(),
    version: z.int(),
    rounds: z.int(),
    clock_seconds: z.int(),
  }),
  z.strictObject({ do: z.literal('remove'), id: z.int(), version: z.int() }),
  z.strictObject({ do: z.literal('cancel-draft'), id: z.int(), version: z.int() }),
  z.strictObject({
    do: z.literal('restate'),
    match_id: z.int(),
    team: z.string(),
    points: z.int(),
    reason: z.string(),
  }),
  z.strictObject({
    do: z.literal('restate-metric'),
    metric: z.enum(pointMetrics),
    from: z.string(),
    to: z.string(),
    reason: z.string(),
  }),
]);

/** The commissioner's desk. */
export const deskResource = defineResource(deskAddress, {
  query: ({ api }) => readDesk(api),
  body: changes,
  change: async ({ api, change, key }) => {
    const sent = await sendChange(api, change, key === undefined ? {} : { idempotencyKey: key });
    return sent.ok ? readDesk(api) : sent;
  },
});
export type DeskResource = typeof deskResource;

type DeskChange = z.output<typeof changes>;

function sendChange(api: Api, change: DeskChange, key: { readonly idempotencyKey?: string }) {
  const purpose = 'commissioner' as const;
  switch (change.do) {
    case 'save':
      return api.attempt(performance.deskSave, { body: { ...without(change), purpose, action: 'save' }, ...key });
    case 'launch':
      return api.attempt(performance.deskLaunch, { body: { ...without(change), purpose, action: 'launch' } });
    case 'remove':
      return api.attempt(performance.deskRemove, { body: { ...without(change), purpose, action: 'remove' } });
    case 'team':
      return api.attempt(performance.deskTeam, { body: { ...without(change), purpose, action: 'save_team' }, ...key });
    case 'open-draft':
      return api.attempt(performance.deskDraft, { body: { ...without(change), purpose, action: 'open_draft' } });
    case 'cancel-draft':
      return api.attempt(performance.deskDraftCancel, {
        body: { ...without(change), purpose, action: 'cancel_draft' },
      });
    case 'restate-metric':
      return api.attempt(performance.deskRestateMetric, {
        body: { ...without(change), purpose, action: 'restate_metric' },
        ...key,
      });
    case 'restate':
      return api.attempt(performance.deskRestate, { body: { ...without(change), purpose, action: 'restate' }, ...key });
  }
}

function without<Change extends { readonly do: string }>({ do: _do, ...rest }: Change): Omit<Change, 'do'> {
  return rest;
}

/** Reads the desk, and the matches that may be restated. */
async function readDesk(api: Api) {
  const [desk, season] = await Promise.all([
    api.attempt(performance.deskRead, { body: { purpose: 'commissioner', action: 'read' } }),
    readSeason(api, null),
  ]);
  if (!desk.ok) return desk;
  return { ok: true as const, data: { ...desk.data, current: season.ok ? season.data : null } };
}

/** What weights would have meant last quarter. */
export const weightsPreviewResource = defineResource(weightsPreviewAddress, {
  query: ({ api, search }) =>
    api.attempt(performance.deskPreview, {
      body: {
        purpose: 'commissioner',
        action: 'preview',
        weights: Object.fromEntries(
          pointMetrics.flatMap((metric) => {
            const weight = Number(search.get(metric) ?? 0);
            return weight > 0 && Number.isFinite(weight) ? [[metric, Math.min(10, weight)]] : [];
          }),
        ),
      },
    }),
});
export type WeightsPreviewResource = typeof weightsPreviewResource;

/** Loads the commissioner's desk; only Admins may open it. */
export async function loadDesk({ request, context }: LoaderFunctionArgs) {
  const person = requirePerson(context, request);
  if (!can(subjectOf(person), 'arena.command', {}, context.access).allowed) {
    context.session.notify({ tone: 'warning', text: messages.forbidden });
    throw redirect(ownDashboard(person));
  }
  const loaded = await readDesk(context.api);
  requirePerson(context, request);
  return {
    loaded,
    me: person.employeeId,
    today: context.today ?? todayIn(person.organization.timeZone),
    own: arenaPlaceOf(person, context.access),
  };
}
