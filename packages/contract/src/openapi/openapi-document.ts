import { allCalls } from '../calls/all-calls.ts';
import { chatOperations } from '../chat/chat-operations.ts';
import { errorReply } from '../errors/error-reply.ts';
import { liveEvents, livePath, liveTopics } from '../live/index.ts';
import { ComponentSchemas, type JsonSchema } from './component-schemas.ts';
import { errorResponses } from './error-responses.ts';
import { type OpenApiOperation, operationFor, pathEntries } from './operations.ts';

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, { readonly post: OpenApiOperation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: JsonSchema;
  };
  /** The GraphQL operations, which OpenAPI can only refer to. */
  readonly 'x-roadside-graphql': JsonSchema;
  /** The stream of live updates, an open-ended GET. */
  readonly 'x-roadside-live': JsonSchema;
}

const areas: Readonly<Record<string, string>> = {
  accounts: 'Signing in, people, bookmarks, preferences',
  dashboardData: 'Metrics for dashboard elements',
  dashboard: 'Update status, maps, survey scores, call details',
  dashboards: 'Creating, saving and sharing dashboards',
  elements: 'Loading and exporting elements',
  myDashboard: 'Comments, annotations, viewed elements',
  scheduler: 'Schedule, templates, placeholders, predictions',
  documentation: 'Metric catalog and goals',
  messaging: 'Push, chat, huddles, announcements, mail',
  pushSettings: 'Push in the caller’s browsers, and quiet hours',
  callOuts: 'Calling off-shift drivers in for short hours',
  homepage: 'Widgets and announcements',
  usage: 'Who uses the app',
  training: 'Documents, campaigns, modules',
  payments: 'Payments of performance campaigns',
  performance: 'The Arena',
};

/** The OpenAPI 3.1 document of the whole backend, generated from the calls. */
export function openApiDocument(version = '0.1.0'): OpenApiDocument {
  const components = new ComponentSchemas();
  const error = components.add('ErrorReply', errorReply, 'output');
  // Replies first: a plain name is the reply's form.
  const replies = new Map(
    allCalls.map((call) => [call.name, components.add(`${call.name}.reply`, call.reply, 'output')]),
  );
  const bodies = new Map(allCalls.map((call) => [call.name, components.add(`${call.name}.body`, call.body, 'input')]));
  const variableSchemas = new Map(
    chatOperations.map(({ name, variables }) => [name, components.add(`${name}.variables`, variables, 'input')]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Roadside',
      version,
      description:
        'Every call is a POST. Fields in the body, mostly `purpose`, distinguish calls that share a path. Errors have a `detail` for people, a stable `code`, and `fields` for problems with single fields. The chat store and the search service are GraphQL at `/graphql`; live updates are server-sent events at `/live`.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(areas).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(
      pathEntries().map((entry) => [entry.path, { post: operationFor(entry, components, bodies, replies) }]),
    ),
    components: {
      schemas: components.schemas,
      responses: errorResponses(error),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token from a sign-in' },
      },
    },
    'x-roadside-graphql': {
      path: '/graphql',
      operations: chatOperations.map(({ name, kind, summary, access, rateLimit, status, document }) => ({
        name,
        kind,
        summary,
        status,
        rateLimit,
        'x-roadside-access': access,
        document,
        variables: variableSchemas.get(name),
      })),
    },
    'x-roadside-live': {
      path: livePath,
      method: 'GET',
      summary:
        'Changes as server-sent events with topic, id and place; send Last-Event-ID to catch up. A change of chat also carries message (as conversations.messages answers it to this reader) or read, unless the reader must ask for it: what is caught up with, and messages with links, carry nothing.',
      access: { kind: 'signed-in', action: 'live.listen', rows: ['F006'] },
      topics: liveTopics,
      events: liveEvents.filter((name) => name !== 'away' && name !== 'signed-out'),
    },
  };
}
