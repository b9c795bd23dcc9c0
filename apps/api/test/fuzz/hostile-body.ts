import type { CallDefinition } from '@roadside/contract/call';
import fc from 'fast-check';

/** A request body as bytes, with a description of what is wrong with it. */
export interface HostileBody {
  readonly what: string;
  readonly bytes: Buffer;
  readonly contentType: string;
  /** The short form shown in a report: never megabytes. */
  readonly [fc.toStringMethod]: () => string;
}

const json = 'application/json';

/** Builds a hostile body from its content. */
export function hostile(what: string, content: string | Buffer, contentType = json): HostileBody {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(content);
  return {
    what,
    bytes,
    contentType,
    [fc.toStringMethod]: () =>
      `${what}: ${contentType}, ${bytes.length} bytes, ${JSON.stringify(bytes.subarray(0, 200).toString())}`,
  };
}

/** Text that JSON.stringify cannot write; it replaces a marker afterward. */
const rawTokens: Readonly<Record<string, string>> = {
  '@@1e999@@': '1e999',
  '@@-1e999@@': '-1e999',
  '@@tiny@@': '1e-400',
  '@@long@@': '9'.repeat(400),
  '@@-0@@': '-0',
};

function encode(value: unknown): string {
  let text = JSON.stringify(value) ?? 'null';
  for (const [marker, raw] of Object.entries(rawTokens)) text = text.replaceAll(`"${marker}"`, raw);
  return text;
}

const nested = (depth: number, kind: 'array' | 'object'): string =>
  kind === 'array' ? '['.repeat(depth) + ']'.repeat(depth) : '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

const badTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  "'; drop table call; --",
  "' or '1'='1",
  '%00',
  '../../../../etc/passwd',
  '${7*7}',
  '<script>alert(1)</script>',
  '=1+1',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '2026-11-19T25:61:61Z',
  'null',
  'NaN',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'a'.repeat(10_000),
  '👍'.repeat(3000),
  '\u202e\u2066evil',
];

const hostileText = fc.oneof(fc.constantFrom(...badTexts), fc.string({ unit: 'binary', maxLength: 200 }));

const badNumbers: readonly unknown[] = [
  ...Object.keys(rawTokens),
  0,
  -1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  1e21,
  1e308,
  -1e308,
  Number.MIN_VALUE,
];
const hostileNumber = fc.oneof(
  fc.constantFrom(...badNumbers),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const hostileList = fc.oneof(
  fc.constantFrom<unknown[]>(
    [],
    [[]],
    [null],
    [{}],
    Array.from({ length: 1001 }, () => 1),
    Array.from({ length: 20_000 }, (_, index) => index),
    Array.from({ length: 2000 }, () => 'ata_avg'),
  ),
  fc.array(fc.jsonValue(), { maxLength: 5 }),
);

const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 2, arbitrary: hostileList },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      {},
      { length: 1 },
      { toString: 'x', valueOf: 1 },
      { $gt: '' },
      { then: 1 },
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const hostileName = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'hasOwnProperty',
    'toString',
    'then',
    '$where',
    'id; drop',
    '',
    ' ',
    'purpose ',
    'Purpose',
    'password_hash',
    'isAdmin',
    'x'.repeat(5000),
  ),
  fc.string({ maxLength: 30 }),
);

type Step = string | number;

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** Every path inside a value where something can be replaced. */
function placesIn(value: unknown, at: readonly Step[] = []): (readonly Step[])[] {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [at];
  const children = Array.isArray(value) ? value.map((child, index) => [index, child] as const) : Object.entries(value);
  return [at, ...children.flatMap(([step, child]) => placesIn(child, [...at, step]))];
}

function changed(value: unknown, at: readonly Step[], change: (inner: unknown) => unknown): unknown {
  const [step, ...rest] = at;
  if (step === undefined) return change(value);
  if (Array.isArray(value))
    return value
      .map((child, index) => (index === step ? changed(child, rest, change) : child))
      .filter((child) => child !== undefined);
  const entries = Object.entries(value as object).map(
    ([name, child]) => [name, name === step ? changed(child, rest, change) : child] as const,
  );
  return Object.fromEntries(entries.filter(([, child]) => child !== undefined));
}

/** A valid body with known bad texts and numbers in each of its fields in turn. */
export function edgesOf(valid: Readonly<Record<string, unknown>>): HostileBody[] {
  return placesIn(valid).flatMap((at) =>
    at.length > 0
      ? [...badTexts, ...badNumbers].map((value) =>
          hostile(`${at.join('.')} replaced`, encode(changed(valid, at, () => value))),
        )
      : [],
  );
}

/** A valid body with one field dropped, replaced or added; the fields that select the call mostly survive. */
function mutated(valid: Readonly<Record<string, unknown>>): fc.Arbitrary<HostileBody> {
  const places = placesIn(valid);
  const place = fc.constantFrom(...places);
  const inner = places.filter((at) => at.length > 0);
  const objects = places.filter((at) =>
    isObject(at.reduce<unknown>((value, step) => (value as Record<Step, unknown>)[step], valid)),
  );
  const body = (what: string, value: unknown): HostileBody => hostile(what, encode(value));
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(place, hostileValue).map(([at, value]) =>
        body(
          `${at.join('.') || 'body'} replaced`,
          changed(valid, at, () => value),
        ),
      ),
    },
    ...(inner.length > 0
      ? [
          {
            weight: 2,
            arbitrary: fc.constantFrom(...inner).map((at) =>
              body(
                `${at.join('.')} missing`,
                changed(valid, at, () => undefined),
              ),
            ),
          },
        ]
      : []),
    {
      weight: 3,
      arbitrary: fc.tuple(fc.constantFrom(...objects), hostileName, hostileValue).map(([at, name, value]) => {
        const marker = '"@@extra@@":0';
        const text = encode(changed(valid, at, (inner) => ({ ...(inner as object), '@@extra@@': 0 })));
        // Written as text, because an object literal cannot hold a field called __proto__.
        return hostile(
          `extra field ${name.slice(0, 20)}`,
          text.replace(marker, () => `${JSON.stringify(name)}:${encode(value)}`),
        );
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...Object.keys(valid), 'purpose').map((name) => {
        const text = encode(valid);
        return hostile(
          `${name} twice`,
          text.replace(/^\{/, () => `{${JSON.stringify(name)}:1${text === '{}' ? '' : ','}`),
        );
      }),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.record({ purpose: hostileValue, action: hostileValue, type: hostileValue }, { requiredKeys: [] }),
          fc.boolean(),
        )
        .map(([fields, whole]) => body('unknown purpose', whole ? fields : { ...valid, ...fields })),
    },
  );
}

/** Bodies that are not, or only barely, a JSON object. */
function malformed(valid: Readonly<Record<string, unknown>>): fc.Arbitrary<HostileBody> {
  const text = encode(valid);
  return fc.oneof(
    fc.jsonValue().map((value) => hostile('any JSON', encode(value))),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => hostile('random bytes', Buffer.from(bytes))),
    fc.nat(text.length).map((end) => hostile('cut off', text.slice(0, end))),
    fc
      .nat(text.length)
      .map((at) =>
        hostile(
          'broken UTF-8',
          Buffer.concat([
            Buffer.from(text.slice(0, at)),
            Buffer.from([0xc3, 0x28, 0xff, 0xfe]),
            Buffer.from(text.slice(at)),
          ]),
        ),
      ),
    fc
      .constantFrom(40, 5_000, 200_000)
      .chain((depth) =>
        fc
          .constantFrom('array' as const, 'object' as const)
          .map((kind) => hostile(`${depth} levels`, nested(depth, kind))),
      ),
    fc.constantFrom(
      hostile('empty', ''),
      hostile('only blanks', '   '),
      hostile('JSON text', '"x"'),
      hostile('NaN', '{"a":NaN}'),
      hostile('a comment', '{/* */}'),
      hostile('trailing comma', '{"a":1,}'),
      hostile('byte order mark', `\ufeff${text}`),
      hostile('UTF-16', Buffer.from(text, 'utf16le')),
      hostile('lone surrogate', '{"purpose":"\\ud800"}'),
      hostile('NUL in a name', '{"\\u0000":1}'),
      hostile('prototype', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
      hostile('1 MB of text', `{"purpose":"${'x'.repeat(1_000_000)}"}`),
      hostile('1 MB of list', `{"metrics":[${'1,'.repeat(499_000)}1]}`),
      hostile('1 MB of names', `{${Array.from({ length: 60_000 }, (_, index) => `"name${index}":1`).join(',')}}`),
      hostile('just under 1 MB', `{"purpose":"${'y'.repeat(999_000)}"}`),
      hostile('5 MB', Buffer.alloc(5_000_000, 0x20)),
      hostile('text/plain', text, 'text/plain'),
      hostile('a page form', 'purpose=get_goals&organization_id=1', 'application/x-www-form-urlencoded'),
      hostile('a form without boundary', text, 'multipart/form-data'),
      hostile('a form with nothing in it', '--b--\r\n', 'multipart/form-data; boundary=b'),
      hostile(
        'a form cut off',
        '--b\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\nabc',
        'multipart/form-data; boundary=b',
      ),
      hostile('a content type of its own', text, 'application/json; charset=utf-7'),
      hostile('a content type that is none', text, ';;;'),
    ),
  );
}

/** A form whose file is not what it claims to be, or whose fields are invalid. */
function hostileForm(valid: Readonly<Record<string, unknown>>): fc.Arbitrary<HostileBody> {
  const fileName = fc.constantFrom('a.png', '../../x', 'a\u0000.png', 'x'.repeat(3000), 'a.svg', '');
  const content = fc.oneof(
    fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 0xaa)]),
      // A PNG header that claims 60,000 x 60,000 pixels.
      Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea600806000000000000000000', 'hex'),
      Buffer.alloc(5_100_000, 1),
      Buffer.alloc(0),
    ),
  );
  const type = fc.constantFrom('image/png', 'image/jpeg', 'image/webp', 'image/svg+xml', 'text/html', '');
  const extra = fc.dictionary(
    hostileName.filter((name) => !/[\r\n"\0]/.test(name)),
    hostileText,
    { maxKeys: 4 },
  );
  return fc.tuple(fileName, content, type, extra, fc.boolean()).map(([name, bytes, mediaType, fields, keepFields]) => {
    const parts: Buffer[] = [];
    const part = (head: string, body: Buffer): void =>
      void parts.push(Buffer.from(`--b\r\n${head}\r\n\r\n`), body, Buffer.from('\r\n'));
    const plain = keepFields ? { ...valid, ...fields } : fields;
    for (const [field, value] of Object.entries(plain))
      if (value instanceof Blob)
        part(
          `content-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${mediaType}`,
          bytes,
        );
      else part(`content-disposition: form-data; name="${field}"`, Buffer.from(String(value)));
    return hostile(
      `form with ${mediaType || 'no type'}`,
      Buffer.concat([...parts, Buffer.from('--b--\r\n')]),
      'multipart/form-data; boundary=b',
    );
  });
}

/** Bodies that a call must survive, made from a valid one. */
export function hostileBody(call: CallDefinition, valid: Readonly<Record<string, unknown>>): fc.Arbitrary<HostileBody> {
  const choices = [
    { weight: 6, arbitrary: mutated(valid) },
    { weight: 3, arbitrary: malformed(valid) },
  ];
  return fc.oneof(...choices, ...(call.bodyType === 'multipart' ? [{ weight: 9, arbitrary: hostileForm(valid) }] : []));
}

/** Path parameters that match nothing. */
export const hostileParameters: readonly string[] = [
  '..',
  '.',
  '%2e%2e',
  'a/b',
  '%00',
  '%E0%A4%A',
  '%',
  "x' or 1=1",
  'x'.repeat(150),
  'x'.repeat(201),
  'x'.repeat(5000),
  '__proto__',
  '-psp',
  'beacon-psp-psp',
  '👍',
];

export const hostileParameter: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constant('beacon') },
  { weight: 2, arbitrary: fc.constantFrom(...hostileParameters) },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 40 }) },
);
