import { redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import { requireCaller } from '../server/guard.server.ts';
import type { SessionPerson } from '../server/person.ts';
import type { Outcome, Problem } from '../outcome/outcome.ts';
import { idempotencyHeader, type ResourceTypes } from './resource.ts';
import type { ResourceAddress } from './resource-address.ts';

/** The input of a resource's query or change. */
export interface ResourceRequest {
  readonly context: AppLoadContext;
  readonly api: AppLoadContext['api'];
  readonly person: SessionPerson;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

export interface ResourceDefinition<Data, Schema extends z.ZodType, Changed> {
  /** Reads the resource. */
  readonly query?: (request: ResourceRequest) => Promise<Outcome<Data>>;
  /** Schema of the JSON body that changes it. */
  readonly body?: Schema;
  /** The message for an invalid body. */
  readonly refusal?: string;
  /** Changes the resource. `key` identifies this attempt; pass it on so that a retry doesn't apply the change twice. */
  readonly change?: (
    request: ResourceRequest & { readonly change: z.output<Schema>; readonly key: string | undefined },
  ) => Promise<Outcome<Changed>>;
}

/** What is served at an address; the list of all of them is `app/resources.server.ts`. */
export interface ServedResource {
  readonly address: Pick<ResourceAddress<string>, 'path' | 'read'>;
  readonly loader: (args: LoaderFunctionArgs) => Promise<Response>;
  readonly action: (args: ActionFunctionArgs) => Promise<unknown>;
}

/** A loader and an action that always answer 200 with an outcome, so that the browser shows failures in place. */
export interface Resource<Path extends string, Data, Change, Changed> extends ServedResource {
  readonly types: ResourceTypes<Path, Data, Change, Changed> | undefined;
  readonly action: (args: ActionFunctionArgs) => Promise<Response>;
}

/** The message for a request no resource can answer. */
export const notUnderstood = 'The request was not understood. Reload the page and try again.';

/**
 * What browser code reads and changes at an address, with `useResource` and `useChange`. The person must be signed in;
 * every other permission is checked by the API.
 */
export function defineResource<
  Path extends string,
  Data = never,
  Schema extends z.ZodType = z.ZodNever,
  Changed = never,
>(
  address: ResourceAddress<Path>,
  { query, body, refusal = notUnderstood, change }: ResourceDefinition<Data, Schema, Changed>,
): Resource<Path, Data, z.input<Schema>, Changed> {
  const requestOf = ({ request, params, context }: LoaderFunctionArgs): ResourceRequest => ({
    context,
    api: context.api,
    person: requireCaller(context),
    params,
    search: new URL(request.url).searchParams,
  });
  return {
    types: undefined,
    address,
    async loader(args) {
      const asked = requestOf(args);
      return answer(query ? await query(asked) : refuse(args.context, refusal));
    },
    async action(args) {
      const asked = requestOf(args);
      const read = body?.safeParse(await args.request.json().catch(() => null));
      if (!change || !read?.success) return answer(refuse(args.context, refusal, read?.error && fieldsOf(read.error)));
      const key = args.request.headers.get(idempotencyHeader) ?? undefined;
      return answer(
        await change({ ...asked, change: read.data, key: key && /^[\w-]{16,64}$/.test(key) ? key : undefined }),
      );
    },
  };
}

/**
 * An address a form of a page posts to with a fetcher. The action answers the fetcher; opening the address redirects.
 */
export function defineFormAction(
  address: ServedResource['address'],
  action: ServedResource['action'],
  openedTo: string,
): ServedResource {
  return { address, action, loader: async () => redirect(openedTo) };
}

function answer(outcome: Outcome<unknown>): Response {
  return Response.json(outcome);
}

/** An outcome that rejects a request, with a message for the person who sent it. */
export function refuse(
  { requestId }: Pick<AppLoadContext, 'requestId'>,
  detail: string,
  fields?: Problem['fields'],
): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: { kind: 'refused', detail, requestId, ...(fields ? { fields } : {}) } };
}

/** An outcome for a person who may not do this. */
export function forbid({ requestId }: Pick<AppLoadContext, 'requestId'>): {
  readonly ok: false;
  readonly problem: Problem;
} {
  return { ok: false, problem: { kind: 'forbidden', detail: '', requestId } };
}

/** The first message for each field, by its dotted name. */
function fieldsOf(error: z.ZodError): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message;
  return fields;
}
