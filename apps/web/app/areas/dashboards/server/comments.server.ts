import type { AppLoadContext } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import type { ElementComment } from '@roadside/contract/schemas';
import { z } from 'zod';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import type { ChangeOf } from '../../../kit/resource/resource.ts';
import { commentsAddress } from '../model/addresses.ts';

/** The comments on an element at a location. */
export interface ElementComments {
  readonly comments: readonly ElementComment[];
  /** When the reader last opened them for this location; null if never. */
  readonly viewedAt: string | null;
}

const id = z.int().min(1).max(2_147_483_647);
const body = z.string().trim().min(1).max(4000);
const note = {
  day: z.iso.date(),
  until: z.iso.date().nullable(),
  body: z.string().trim().min(1).max(2000),
  tags: z.array(z.string().trim().min(1).max(30)).max(5),
};
const asked = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('comment'), body, parent: id.nullable() }),
  z.object({ intent: z.literal('edit'), id, body }),
  z.object({ intent: z.literal('delete'), id }),
  z.object({ intent: z.literal('note'), id: id.nullable(), ...note }),
  z.object({ intent: z.literal('delete-note'), id }),
  z.object({ intent: z.literal('viewed') }),
]);

/** The subject of comments and notes: an element at a location. The location id is negative for a facility type. */
const subjectIn = ({ params, search }: Pick<ResourceRequest, 'params' | 'search'>): Subject => ({
  elem: Number(params.element),
  organization_id: Number(search.get('organization')),
});

/**
 * The comments on an element at a location, which can be read and changed, and the notes on its dates, which can be
 * changed.
 */
export const commentsResource = defineResource(commentsAddress, {
  query: ({ api, ...request }) => readComments(api, subjectIn(request)),
  body: asked,
  refusal: 'Enter a comment. A note also needs a day.',
  change: async ({ api, change, key, ...request }): Promise<Outcome<null>> => {
    const outcome = await make(api, subjectIn(request), change, key);
    return outcome.ok ? { ok: true, data: null } : outcome;
  },
});
export type CommentsResource = typeof commentsResource;

/** Changes the drawer may request. */
export type CommentsChange = ChangeOf<CommentsResource>;

interface Subject {
  readonly elem: number;
  readonly organization_id: number;
}

async function readComments(
  api: AppLoadContext['api'],
  { elem, organization_id }: Subject,
): Promise<Outcome<ElementComments>> {
  const [read, viewed] = await Promise.all([
    api.attempt(calls.myDashboard.readComments, {
      body: { type: 'comments', action: 'read', elem, organization_id },
    }),
    api.attempt(calls.myDashboard.getViewedElement, {
      body: { type: 'viewed_element', action: 'get', dashboard_element_id: elem, organization_id },
    }),
  ]);
  return read.ok
    ? {
        ok: true,
        data: { comments: read.data.comments, viewedAt: (viewed.ok && viewed.data.viewed[0]?.viewed_at) || null },
      }
    : read;
}

async function make(
  api: AppLoadContext['api'],
  { elem, organization_id }: Subject,
  change: z.output<typeof asked>,
  key: string | undefined,
): Promise<Outcome<unknown>> {
  const keyed = key === undefined ? {} : { idempotencyKey: key };
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
        ...keyed,
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
      const { id: noteId, day, until, body: words, tags } = change;
      return noteId === null
        ? api.attempt(calls.myDashboard.createAnnotation, {
            body: { type: 'annotations', action: 'create', elem, organization_id, day, until, body: words, tags },
            ...keyed,
          })
        : api.attempt(calls.myDashboard.updateAnnotation, {
            body: { type: 'annotations', action: 'update', elem, id: noteId, day, until, body: words, tags },
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
