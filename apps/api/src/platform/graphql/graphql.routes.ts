import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { isAnsweredWhileSeeing } from '@roadside/contract/calls';
import { chatOperations } from '@roadside/contract/chat';
import type { ChatOperation } from '@roadside/contract/chat';
import { fieldProblems } from '@roadside/contract/errors';
import type { ErrorCode } from '@roadside/contract/errors';
import { messages } from '@roadside/domain/messages';
import { can } from '@roadside/domain/permissions';
import { refusedWhileSeeing } from '@roadside/domain/session';
import type { FastifyInstance } from 'fastify';
import { GraphQLError, GraphQLScalarType } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import type { Plugin } from 'graphql-yoga';
import type { Caller } from '../auth/authenticator.ts';
import { withDeadline } from '../calls/deadline.ts';
import { actorOf } from '../auth/while-seeing.ts';
import { ApiError } from '../errors/api-error.ts';
import { toFailure } from '../errors/error-reply.ts';
import { jsonLimit } from '../http/body-parsers.ts';
import type { Services } from '../services.ts';
import type { OperationContext, OperationHandler } from './operation-handler.ts';
import { maxTokens, queryLimits } from './query-limits.ts';

interface Context {
  readonly caller: Caller;
  readonly authorization: string;
  /** Aborted when the client leaves, or the process stops. */
  readonly left: AbortSignal;
}

/** `/graphql`: the chat store and the search service of chat.graphql, for signed-in people. */
export function addGraphqlRoutes(
  app: FastifyInstance,
  services: Services,
  handlers: readonly OperationHandler[] = [],
): void {
  const limits: Plugin = {
    onParse: ({ params }) => {
      params.options = { ...params.options, maxTokens };
    },
    onValidate: ({ addValidationRule }) => {
      for (const rule of queryLimits({ introspection: services.config.developerPages })) addValidationRule(rule);
      return ({ result, setResult }) => {
        if (!services.config.developerPages) setResult((result as GraphQLError[]).map(withoutHint));
      };
    },
  };
  const yoga = createYoga<Context>({
    schema: createSchema<Context>({
      typeDefs: readFileSync(createRequire(import.meta.url).resolve('@roadside/contract/chat.graphql'), 'utf8'),
      resolvers: resolvers(services, handlers),
    }),
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    multipart: false,
    logging: false,
    maskedErrors: { maskError: (error) => describeError(error, services) },
    plugins: [limits],
  });

  app.route({
    method: 'POST',
    url: '/graphql',
    bodyLimit: jsonLimit,
    onRequest: async (request) => {
      request.caller = await services.authenticator.authenticate(request.headers.authorization);
      if (!request.caller) throw new ApiError('not-signed-in', 'Authentication credentials were not provided.');
    },
    handler: async (request, reply) => {
      const { caller } = request;
      if (!caller) throw new ApiError('not-signed-in', 'Authentication credentials were not provided.');
      if (!request.headers['content-type']?.toLowerCase().startsWith('application/json'))
        throw new ApiError('unsupported-media-type', 'Send GraphQL as application/json.');
      const { body } = request;
      if (typeof body !== 'object' || body === null || !('query' in body) || typeof body.query !== 'string')
        throw new ApiError('invalid-body', 'The body must be one query.', { fields: { query: 'Expected a string' } });
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const left = AbortSignal.any([gone.signal, services.stopping]);
      const response = await yoga.fetch(
        new Request('http://roadside.invalid/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: request.headers.accept ?? 'application/json' },
          body: JSON.stringify(body),
          signal: left,
        }),
        { caller, authorization: request.headers.authorization ?? '', left },
      );
      reply
        .status(response.status)
        .header('content-type', response.headers.get('content-type') ?? 'application/json; charset=utf-8');
      return reply.send(
        response.body === null ? '' : Readable.from(response.body as unknown as AsyncIterable<Uint8Array>),
      );
    },
  });
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/graphql',
    handler: async (_request, reply) => {
      reply.header('allow', 'POST');
      throw new ApiError('method-not-allowed', 'Send GraphQL as a POST.');
    },
  });
}

/**
 * Builds one resolver per operation of the contract: rate limit, policy, arguments, then its handler. An operation
 * without a handler answers that it comes with a later version.
 */
function resolvers(services: Services, handlers: readonly OperationHandler[]) {
  const byOperation = new Map(handlers.map((handler) => [handler.operation.name, handler]));
  const byKind = { query: {}, mutation: {}, subscription: {} } as Record<
    ChatOperation['kind'],
    Record<string, unknown>
  >;
  for (const operation of chatOperations) {
    const answer = async (_parent: unknown, args: unknown, context: Context) => {
      const { caller } = context;
      if (caller.seenBy && !isAnsweredWhileSeeing(operation))
        throw graphqlError('seeing-as', refusedWhileSeeing(caller.employee.displayName));
      if (services.config.rateLimits) {
        const taken = await services.limits.take(`graphql.${operation.name}|e|${actorOf(caller)}`, operation.rateLimit);
        if (!taken.allowed)
          throw graphqlError('too-many-requests', `Too many requests. Try again in ${taken.retryAfterSeconds} s.`, {
            retryAfter: taken.retryAfterSeconds,
          });
      }
      if (!can(caller.subject, operation.access.action, {}, services.config.access).allowed)
        throw graphqlError('forbidden', 'Not allowed.');
      const parsed = operation.variables.safeParse(args);
      if (!parsed.success)
        throw graphqlError('invalid-body', 'The arguments aren’t valid.', { fields: fieldProblems(parsed.error) });
      const handler = byOperation.get(operation.name);
      if (!handler) throw graphqlError('not-built', `${operation.name} isn’t available yet.`);
      const answered = handler.run(contextOf(services, context, operation), parsed.data);
      if (Symbol.asyncIterator in answered) return eventsOf(operation, answered);
      return operation.reply.parse(await withDeadline(answered, services.log));
    };
    byKind[operation.kind][operation.name] = operation.kind === 'subscription' ? { subscribe: answer } : answer;
  }
  return {
    Instant: new GraphQLScalarType({
      name: 'Instant',
      serialize: (value) => (value instanceof Date ? value.toISOString() : value),
    }),
    Query: byKind.query,
    Mutation: byKind.mutation,
    Subscription: byKind.subscription,
  };
}

/** The events of a subscription as GraphQL sends them. */
async function* eventsOf(operation: ChatOperation, events: AsyncIterable<unknown>) {
  for await (const event of events) yield { [operation.name]: operation.reply.parse(event) };
}

function contextOf(
  { config, db, tree, now, live }: Services,
  { caller, authorization, left }: Context,
  operation: ChatOperation,
): OperationContext {
  const { subject, employee } = caller;
  return {
    config,
    db,
    tree,
    now,
    subject,
    employee,
    changes: () => live.changes(caller, authorization, left),
    require: (target) => {
      const decision = can(subject, operation.access.action, target, config.access);
      if (!decision.allowed)
        throw new ApiError(decision.reason === 'not-found' ? 'not-found' : 'forbidden', messages.geographyNotAllowed);
    },
  };
}

function graphqlError(code: ErrorCode, detail: string, more: Readonly<Record<string, unknown>> = {}): GraphQLError {
  return new GraphQLError(detail, { extensions: { ...more, code } });
}

/** Removes "Did you mean" from GraphQL's message: the hint names parts of the schema to someone who guesses. */
function withoutHint({ message, nodes, extensions }: GraphQLError): GraphQLError {
  return new GraphQLError(message.replace(/ ?Did you mean [^]*$/, ''), { nodes: nodes ?? null, extensions });
}

/** Shows GraphQL's own errors and ours; any other error is reported only as having occurred. */
function describeError(error: unknown, { log, config }: Services): Error {
  if (
    error instanceof GraphQLError &&
    (error.originalError === undefined || error.originalError === null || error.originalError instanceof GraphQLError)
  )
    return typeof error.extensions['code'] === 'string' && /^[a-z-]+$/.test(error.extensions['code'])
      ? error
      : new GraphQLError(config.developerPages ? error.message : withoutHint(error).message, {
          ...(error.nodes ? { nodes: error.nodes } : {}),
          extensions: { code: 'invalid-body' },
        });
  const cause = error instanceof GraphQLError ? error.originalError : error;
  const failure = toFailure(cause);
  if (failure.ours) log.error({ err: cause }, 'a GraphQL operation failed');
  return graphqlError(failure.body.code, failure.body.detail);
}
