import type { CallDefinition } from '@roadside/contract/call';
import { z } from 'zod';

/** The parts of a JSON schema that bodies use. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const words: Readonly<Record<string, string>> = {
  date: '2026-11-19',
  'date-time': '2026-11-19T12:00:00Z',
  time: '08:00',
  email: 'new.person@roadside.example',
  uuid: '3b9f7e9c-6d0a-4f6e-8f6b-2f1f0c3f9a10',
};
const texts = ['08:00', '/home', 'https://updates.push.services.example/x', 'ata_avg', 'A'.repeat(24), 'text', '7'];

function sample(schema: Schema, root: Schema): unknown {
  if (schema.$ref !== undefined) return sample(root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, root);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first !== undefined) return sample(first, root);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {}, root)]),
      );
    case 'array':
      return (
        schema.prefixItems?.map((item) => sample(item, root)) ??
        Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}, root))
      );
    case 'string':
      return (
        words[schema.format ?? ''] ??
        texts.find((text) => new RegExp(schema.pattern ?? '').test(text) && text.length >= (schema.minLength ?? 0))
      );
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 1);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

/** Extra fields for calls in which a rule between fields requires more than the required ones. */
const added: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'elements.request': { request: { slug: 'beacon', parameters: {} } },
  'elements.surveys': { search: '', request: { slug: 'beacon', parameters: {} } },
  'elements.startExport': { request: { slug: 'beacon', parameters: {} } },
  'elements.exportXlsx': { request: { slug: 'beacon', parameters: {} } },
  'campaigns.moduleSave': {
    module: {
      title: 'Cones',
      description: 'Where they go',
      pages: [
        {
          type: 'text',
          content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'First.' }] }] },
        },
      ],
    },
  },
  'accounts.login': { username: 'nobody' },
  'accounts.employee': { scheduler_info: true },
  'messaging.pushSubscribe': {
    subscription: {
      endpoint: 'https://updates.push.services.mozilla.com/x',
      keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
    },
  },
  'messaging.sendMail': { recipients: [101] },
  'homepage.announcementCreate': { title: 'Ice tonight' },
  'messaging.pushUnsubscribe': { endpoint: 'https://updates.push.services.example/x' },
  'conversations.resolve': { refs: [{ kind: 'driver', id: 16, slug: 'harbor-one' }] },
  'conversations.picture': { id: '101' },
  'conversations.start': { people: [101] },
  'pushSettings.setQuietHours': { quiet_hours: { starts: '22:00', ends: '06:00' } },
  'callOuts.plan': { starts_at: '2026-11-21T20:00:00Z', ends_at: '2026-11-22T02:00:00Z' },
  'callOuts.start': { starts_at: '2026-11-21T20:00:00Z', ends_at: '2026-11-22T02:00:00Z' },
  'subscriptions.save': { condition: { kind: 'always', metric: null, threshold: null } },
  'savedViews.save': { query: '?sort=-sc_dt' },
  'scheduler.previewTemplate': { template_id: 999_991 },
  'scheduler.takers': { end: '2026-11-19T20:00:00Z' },
  'scheduler.saveTemplate': { entries: [] },
  'scheduler.bulkPlaceholders': { ghosts: [999_991] },
  'scheduler.convertPlaceholder': { ghost: 999_991 },
  'requests.preview': { request: { request_type: 'pto_requests', id: 1 } },
  'accounts.bookmarkAdd': { link: '/dashboard/beacon' },
  'accounts.preferencesUpdate': { preferences: { theme: 'night' } },
};

/** The smallest body the call accepts. Files are one-pixel pictures. */
export function sampleBody(call: CallDefinition): Readonly<Record<string, unknown>> {
  const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as Schema;
  const body = { ...(sample(schema, schema) as Record<string, unknown>), ...added[call.name] };
  if (call.bodyType === 'multipart')
    for (const name of ['photo', 'image'])
      if (name in body) body[name] = new File([onePixel], 'picture.png', { type: 'image/png' });
  const problem = call.body.safeParse(body).error;
  if (problem) throw new Error(`No sample for ${call.name}: ${problem.message}\n${JSON.stringify(body)}`);
  return body;
}

/** A picture: one transparent pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** The address of a call; `params` supplies the parameters it does not fix. */
export function addressOf(call: CallDefinition, params: Readonly<Record<string, string>> = {}): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(call.selector.params?.[name] ?? params[name] ?? 'raw-surveys'),
  );
}
