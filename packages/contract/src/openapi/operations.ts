import type { CallDefinition } from '../call/define-call.ts';
import { callPaths, callsAt } from '../call/select-call.ts';
import { type ErrorCode, errorCodes } from '../errors/error-codes.ts';
import type { ComponentSchemas, JsonSchema } from './component-schemas.ts';
import { json, meaningOf, responseName } from './error-responses.ts';
import { groupBy } from './group-by.ts';
import { bodyOf } from './request-bodies.ts';

export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Record<string, readonly string[]>[];
  readonly parameters?: readonly JsonSchema[];
  readonly requestBody: JsonSchema;
  readonly responses: Readonly<Record<string, JsonSchema>>;
  /** The calls behind the path, each with its rows of the authorization matrix. */
  readonly 'x-roadside-calls': readonly JsonSchema[];
}

const areaOf = (call: CallDefinition): string => call.name.slice(0, call.name.indexOf('.'));
const errorsOfEveryCall: readonly ErrorCode[] = [
  'invalid-body',
  'body-too-large',
  'unsupported-media-type',
  'too-many-requests',
  'internal',
  'unavailable',
];
const errorsOfSignedIn: readonly ErrorCode[] = ['not-signed-in', 'forbidden', 'not-found', 'conflict'];

function describe(call: CallDefinition): string {
  const marks = [
    call.status === 'draft' ? 'Draft: returns 501 until its area is built; the reply may still change.' : '',
    call.origin === 'ours' ? 'Not in the specification.' : '',
  ];
  return [`**${call.name}**: ${call.summary}.`, call.notes ?? '', ...marks].filter((part) => part !== '').join(' ');
}

/** A path of the document and the calls behind it. */
export interface PathEntry {
  readonly path: string;
  readonly calls: readonly CallDefinition[];
  /** Path parameters with a fixed value for a call are written into the path. */
  readonly fixed: Readonly<Record<string, string>>;
}

/** Calls selected by a path parameter get a path each, so every chart type has its own schema. */
export function pathEntries(): readonly PathEntry[] {
  return callPaths.flatMap((path) => {
    const byParams = groupBy(callsAt(path), (call) => JSON.stringify(call.selector.params ?? {}));
    return [...byParams].map(([key, calls]) => {
      const fixed = JSON.parse(key) as Record<string, string>;
      return { path: path.replace(/\{(\w+)\}/g, (hole, name: string) => fixed[name] ?? hole), calls, fixed };
    });
  });
}

/** The operation of one path. `bodies` and `replies` map call names to schema references. */
export function operationFor(
  { path, calls, fixed }: PathEntry,
  components: ComponentSchemas,
  bodies: ReadonlyMap<string, JsonSchema>,
  replies: ReadonlyMap<string, JsonSchema>,
): OpenApiOperation {
  const [first] = calls;
  const operationId =
    first !== undefined && calls.length === 1
      ? first.name
      : `post${path.replace(/[{}]/g, '').replace(/\/$/, '').replaceAll('/', '-')}`;
  const forms = calls.filter((call) => call.bodyType === 'multipart');
  const plain = calls.filter((call) => call.bodyType !== 'multipart');
  const answers = [...new Set(calls.map((call) => JSON.stringify(replies.get(call.name))))].map(
    (answer) => JSON.parse(answer) as JsonSchema,
  );
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const codes = [
    ...errorsOfEveryCall,
    ...(calls.some((call) => call.access.kind === 'signed-in') ? errorsOfSignedIn : []),
    ...(calls.some((call) => call.status === 'draft') ? (['not-built'] as const) : []),
  ];
  const statuses = new Set([
    ...codes.map((code) => errorCodes[code].status),
    ...(calls.some((call) => call.access.kind === 'public') ? [401] : []),
  ]);
  return {
    operationId,
    summary: calls.length === 1 ? (first?.summary ?? '') : `${calls.length} calls, distinguished by the body`,
    description: calls.map(describe).join('\n\n'),
    tags: [...new Set(calls.map(areaOf))],
    security: [
      ...(calls.some((call) => call.access.kind === 'public') ? [{}] : []),
      ...(calls.some((call) => call.access.kind === 'signed-in') ? [{ bearer: [] }] : []),
    ],
    ...(parameters.length > 0 ? { parameters } : {}),
    requestBody: {
      required: true,
      content: {
        ...(plain.length > 0 ? json(bodyOf(`${operationId}.body`, plain, bodies, components)) : {}),
        ...(forms.length > 0
          ? { 'multipart/form-data': { schema: bodyOf(`${operationId}.form`, forms, bodies, components) } }
          : {}),
      },
    },
    responses: {
      '200': {
        description: 'The reply',
        content: json(answers.length === 1 ? (answers[0] ?? {}) : { anyOf: answers }),
      },
      ...otherResponses(calls, components),
      ...Object.fromEntries(
        [...statuses]
          .sort((left, right) => left - right)
          .map((status) => [String(status), { $ref: `#/components/responses/${responseName(status)}` }]),
      ),
    },
    'x-roadside-calls': calls.map((call) => ({
      name: call.name,
      selector: { ...call.selector, ...(Object.keys(fixed).length > 0 ? { params: fixed } : {}) },
      status: call.status,
      origin: call.origin ?? 'specification',
      idempotent: call.idempotent,
      ...(call.idempotencyKey ? { idempotencyKey: call.idempotencyKey } : {}),
      rateLimit: call.rateLimit,
      'x-roadside-access': call.access,
      body: bodies.get(call.name),
      reply: replies.get(call.name),
    })),
  };
}

function otherResponses(calls: readonly CallDefinition[], components: ComponentSchemas): Record<string, JsonSchema> {
  return Object.fromEntries(
    calls.flatMap((call) =>
      Object.entries(call.otherReplies ?? {}).map(([status, schema]) => [
        status,
        {
          description: meaningOf(Number(status)),
          content: json(components.add(`${call.name}.reply.${status}`, schema, 'output')),
        },
      ]),
    ),
  );
}
