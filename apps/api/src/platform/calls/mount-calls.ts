import { isDeepStrictEqual } from 'node:util';
import { isAnsweredWhileSeeing } from '@roadside/contract/calls';
import { callPaths, callsAt, selectCall } from '@roadside/contract/call';
import type { CallDefinition, SelectionProblem } from '@roadside/contract/call';
import { fieldProblems } from '@roadside/contract/errors';
import { messages } from '@roadside/domain/messages';
import { can } from '@roadside/domain/permissions';
import type { AccessSettings, Subject, Target } from '@roadside/domain/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../auth/authenticator.ts';
import { refuseWhileSeeing } from '../auth/while-seeing.ts';
import { arrive } from '../concurrency/arrivals.ts';
import type { Config } from '../config/config.ts';
import { ApiError } from '../errors/api-error.ts';
import { formLimit, jsonLimit } from '../http/body-parsers.ts';
import type { Services } from '../services.ts';
import { createCallHits } from './call-hits.ts';
import { withDeadline } from './deadline.ts';
import { GroupedWrites, type GroupedWrite } from './grouped-writes.ts';
import type { AskedCall, Handler, PublicCallContext } from './handler.ts';
import { idempotencyKeyOf, runOnce } from './repeated-write.ts';
import { auditOrigin, requestContext } from './request-context.ts';

/**
 * Mounts every path of the contract once. A request goes through these steps in order: sign-in (401, before the body is
 * even read), selecting the call (400), reading only while an Admin sees as somebody else (423), rate limit (429), policy by position and permission (403), parameters and body
 * (400), the handler, which checks what it has looked up (403, 404), and the reply's schema. Calls without a handler
 * answer 501 at the handler step.
 */
export function mountCalls(app: FastifyInstance, services: Services, handlers: readonly Handler[]): void {
  const byCall = handlersByCall(handlers);
  for (const path of callPaths) {
    const calls = callsAt(path);
    const open = calls.some(({ access }) => access.kind === 'public');
    const takesForm = calls.some(({ bodyType }) => bodyType === 'multipart');
    const route = path.replace(/\{(\w+)\}/g, ':$1');

    app.post(route, {
      bodyLimit: takesForm ? formLimit : jsonLimit,
      onRequest: async (request) => {
        const caller = await callerUnlessPublic(services, request, open);
        if (!caller && !open) throw notSignedIn();
        request.caller = caller;
      },
      handler: async (request, reply) => {
        const params = request.params as Record<string, string>;
        const answer = await answerCall(services, byCall, request, { path, params, body: request.body ?? {} });
        return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(answer));
      },
    });
    app.route({
      method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: route,
      handler: async (_request, reply) => {
        reply.header('allow', 'POST');
        throw new ApiError('method-not-allowed', 'Every call is a POST.');
      },
    });
  }
}

/** A handler, and the writes that are waiting for it if it handles several together. */
interface MountedHandler extends Handler {
  readonly grouped?: GroupedWrites;
}

function handlersByCall(handlers: readonly Handler[]): ReadonlyMap<CallDefinition, MountedHandler> {
  const byCall = new Map<CallDefinition, MountedHandler>();
  for (const handler of handlers) {
    if (byCall.has(handler.call)) throw new TypeError(`${handler.call.name} has two handlers.`);
    const { call, runTogether } = handler;
    byCall.set(call, runTogether ? { ...handler, grouped: new GroupedWrites(call, runTogether) } : handler);
  }
  return byCall;
}

/** Ignores a stale token on a public call, such as signing in again. */
async function callerUnlessPublic(services: Services, request: FastifyRequest, open: boolean): Promise<Caller | null> {
  try {
    return await services.authenticator.authenticate(request.headers.authorization);
  } catch (error) {
    if (open && error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

async function answerCall(
  services: Services,
  byCall: ReadonlyMap<CallDefinition, MountedHandler>,
  request: FastifyRequest,
  { path, params: pathParams, body }: AskedCall,
): Promise<unknown> {
  const selection = selectCall(path, body, pathParams);
  if (!selection.ok) throw selectionError(selection.problem);
  const { call } = selection;
  const caller = callerOf(request, call);
  if (call.access.kind === 'signed-in' && !caller) throw notSignedIn();
  if (caller && !isAnsweredWhileSeeing(call)) refuseWhileSeeing(caller);

  const hits = createCallHits(services, call, request, caller, body);
  if (call.rateLimit.counts !== 'failures') await hits.take();
  const context = requestContext(services, request, caller, (target) =>
    requireAllowed(call, caller?.subject ?? anonymous, target, services.config.access),
  );
  try {
    context.require({});
    const params = parse(call.params, selection.params, 'invalid-path');
    requireMediaType(call, request);
    const input = { body: parse(call.body, body, 'invalid-body'), params };
    const handler = byCall.get(call);
    if (!handler) throw new ApiError('not-built', `${call.name} isn’t available yet.`);
    // When only failures count, the hit is taken before the work
    // and refunded after, so that parallel guesses count too.
    if (call.rateLimit.counts === 'failures') await hits.take();
    const key = idempotencyKeyOf(call, request);
    const grouped = handler.grouped;
    const answer = async (within: PublicCallContext) =>
      checkReply(
        call,
        await handler.run(within, input, (asked) => {
          // Must see what the calls before it in this request have written.
          request.arrival = arrive();
          return answerCall(services, byCall, request, asked);
        }),
        services.config.mode,
      );
    const reply = await withDeadline(
      key === null || !caller
        ? answer(context)
        : grouped
          ? askTogether(grouped, handler, {
              context: { ...context, ...caller },
              input,
              key,
              origin: auditOrigin(services, request, caller),
              check: (answered) => checkReply(call, answered, services.config.mode),
            })
          : runOnce(context, { employeeId: caller.employee.id, call: call.name, key, body: input }, answer),
      services.log,
    );
    await hits.refundFailures();
    return reply;
  } catch (error) {
    if (error instanceof DeniedError) await auditDenial(context, call);
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) await hits.refundFailures();
    throw error;
  }
}

/** Prepares a write alone, so that a slow one keeps no other from its transaction. */
async function askTogether(
  grouped: GroupedWrites,
  { prepare }: Handler,
  write: Omit<GroupedWrite, 'prepared'>,
): Promise<unknown> {
  return grouped.ask({ ...write, prepared: await prepare?.(write.context, write.input) });
}

/** A public call acts for nobody while an Admin sees as somebody else. */
function callerOf(request: FastifyRequest, call: CallDefinition): Caller | null {
  const caller = request.caller ?? null;
  return call.access.kind === 'public' && caller?.seenBy ? null : caller;
}

const anonymous: Subject = { kind: 'anonymous' };

/** A refusal by the authorization matrix; written to the audit log. */
class DeniedError extends ApiError {}

function requireAllowed(call: CallDefinition, subject: Subject, target: Target, settings: AccessSettings): void {
  const decision = can(subject, call.access.action, target, settings);
  if (decision.allowed) return;
  switch (decision.reason) {
    case 'unauthenticated':
      throw notSignedIn();
    case 'not-found':
      throw new DeniedError('not-found', 'This record doesn’t exist.');
    case 'forbidden':
      // Same message whether or not the organization exists.
      throw new DeniedError(
        'forbidden',
        target.geography === undefined && target.geographies === undefined
          ? messages.forbidden
          : messages.geographyNotAllowed,
      );
  }
}

/** Writes one event per refusal. If that fails, the call is refused anyway. */
async function auditDenial(context: PublicCallContext, call: CallDefinition): Promise<void> {
  try {
    await context.audit({ event: 'authz_fail', status: 'failure', target: call.name });
  } catch (error) {
    context.log.error({ err: error }, 'a refusal was not written to the audit log');
  }
}

function notSignedIn(): ApiError {
  return new ApiError('not-signed-in', 'Authentication credentials were not provided.');
}

function selectionError(problem: SelectionProblem): ApiError {
  if (problem.code === 'unknown-path') return new ApiError('unknown-path', 'No call has this path.');
  const allowed = problem.allowed.length === 0 ? '' : ` Choose one of: ${problem.allowed.join(', ')}.`;
  return new ApiError('unknown-purpose', `The body doesn’t say which of this path’s calls to make.${allowed}`, {
    fields: { [problem.field]: allowed.trim() || 'Unknown' },
  });
}

function parse(schema: z.ZodType | undefined, value: unknown, code: 'invalid-body' | 'invalid-path'): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const what = code === 'invalid-body' ? 'Some fields aren’t valid.' : 'A parameter in the path isn’t valid.';
  throw new ApiError(code, what, { fields: fieldProblems(parsed.error) });
}

function requireMediaType(call: CallDefinition, request: FastifyRequest): void {
  const isForm = request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;
  if (isForm !== (call.bodyType === 'multipart') && request.headers['content-type'] !== undefined)
    throw new ApiError(
      'unsupported-media-type',
      call.bodyType === 'multipart' ? 'Send this call as multipart/form-data.' : 'Send this call as application/json.',
    );
}

/**
 * Returns the reply with only the fields its schema names, so that an extra column of a row can never leak. In tests an
 * extra field is an error, which keeps the schema accurate.
 */
function checkReply(call: CallDefinition, reply: unknown, mode: Config['mode']): unknown {
  const checked = call.reply.safeParse(reply);
  if (!checked.success)
    throw new Error(
      `The reply of ${call.name} does not fit its schema: ${JSON.stringify(fieldProblems(checked.error))}`,
    );
  if (
    mode === 'test' &&
    !isDeepStrictEqual(JSON.parse(JSON.stringify(checked.data)), JSON.parse(JSON.stringify(reply)))
  )
    throw new Error(`The reply of ${call.name} has fields its schema does not name.`);
  return checked.data;
}
