import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import type { ElementComment } from '@roadside/contract/schemas';
import { z } from 'zod';
import type { Outcome } from '../../../kit/resource/outcome.ts';
import { requireAsker } from '../../../kit/server/guard.server.ts';

/** What is said about an element. */
export interface Talk {
  readonly comments: readonly ElementComment[];
  /** When the reader last opened it for this place; null = never. */
  readonly viewedAt: string | null;
}

const id = z.int().min(1).max(2_147_483_647);
const key = z.string().max(128);
const body = z.string().trim().min(1).max(4000);
const note = { day: z.iso.date(), until: z.iso.date().nullable(), body: z.string().trim().min(1).max(2000) };
const asked = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('comment'), key, body, parent: id.nullable() }),
  z.object({ intent: z.literal('edit'), id, body }),
  z.object({ intent: z.literal('delete'), id }),
  z.object({ intent: z.literal('note'), key, id: id.nullable(), ...note }),
  z.object({ intent: z.literal('delete-note'), id }),
  z.object({ intent: z.literal('viewed') }),
]);
type Asked = z.output<typeof asked>;

type WithoutKey<Change> = Change extends unknown ? Omit<Change, 'key'> : never;
/** What the drawer may ask for; the Idempotency-Key is added when it is sent. */
export type TalkChange = WithoutKey<z.input<typeof asked>>;

/** The place of the request: comments and notes belong to an element at a place. Negative for a facility type. */
const placeIn = (request: Request): number => Number(new URL(request.url).searchParams.get('organization'));

/** The comments on an element at a place. Always answers 200 with an outcome. */
export async function readTalk({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  requireAsker(context);
  const elem = Number(params.element);
  const organization_id = placeIn(request);
  const [read, viewed] = await Promise.all([
    context.api.attempt(calls.myDashboard.readComments, {
      body: { type: 'comments', action: 'read', elem, organization_id },
    }),
    context.api.attempt(calls.myDashboard.getViewedElement, {
      body: { type: 'viewed_element', action: 'get', dashboard_element_id: elem, organization_id },
    }),
  ]);
  const outcome: Outcome<Talk> = read.ok
    ? {
        ok: true,
        data: { comments: read.data.comments, viewedAt: (viewed.ok && viewed.data.viewed[0]?.viewed_at) || null },
      }
    : read;
  return Response.json(outcome);
}

/** Says something about an element, or takes it back. Always answers 200 with an outcome. */
export async function changeTalk({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  requireAsker(context);
  const wanted = asked.safeParse(await request.json().catch(() => null));
  const outcome: Outcome<unknown> = wanted.success
    ? await make(context, { elem: Number(params.element), organization_id: placeIn(request) }, wanted.data)
    : {
        ok: false,
        problem: {
          kind: 'refused',
          detail: 'A comment needs text; a note needs text and a day.',
          requestId: context.requestId,
        },
      };
  return Response.json(outcome.ok ? { ok: true, data: null } : outcome);
}

async function make(
  { api }: AppLoadContext,
  { elem, organization_id }: { elem: number; organization_id: number },
  change: Asked,
): Promise<Outcome<unknown>> {
  switch (change.intent) {
    case 'comment':
      return api.attempt(calls.myDashboard.createComment, {
        body: {
          type: 'comments',
          action: 'create',
          elem,
          organization_id,
          body: change.body,
          parent_comment: change.parent,
        },
        idempotencyKey: change.key,
      });
    case 'edit':
      return api.attempt(calls.myDashboard.editComment, {
        body: { type: 'comments', action: 'edit', elem, id: change.id, body: change.body },
      });
    case 'delete':
      return api.attempt(calls.myDashboard.deleteComment, {
        body: { type: 'comments', action: 'delete', elem, id: change.id },
      });
    case 'note': {
      const { id: noteId, day, until, body: words } = change;
      return noteId === null
        ? api.attempt(calls.myDashboard.createAnnotation, {
            body: { type: 'annotations', action: 'create', elem, organization_id, day, until, body: words },
            idempotencyKey: change.key,
          })
        : api.attempt(calls.myDashboard.updateAnnotation, {
            body: { type: 'annotations', action: 'update', elem, id: noteId, day, until, body: words },
          });
    }
    case 'delete-note':
      return api.attempt(calls.myDashboard.deleteAnnotation, {
        body: { type: 'annotations', action: 'delete', elem, id: change.id },
      });
    case 'viewed':
      return api.attempt(calls.myDashboard.updateViewedElement, {
        body: {
          type: 'viewed_element',
          action: 'update',
          dashboard_element_id: elem,
          organization_id,
        },
      });
  }
}
