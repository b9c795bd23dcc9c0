/** Limits of one stored text. */
export const richTextLimits = {
  /** Nodes in all. */
  nodes: 5000,
  /** How deep lists and quotations may nest. */
  depth: 12,
  /** Characters of text in all. */
  characters: 60_000,
  /** Characters of an address, other than a picture inside the text. */
  address: 2000,
  /** Characters of all pictures inside the text. */
  pictures: 700_000,
} as const;

/** Where a text is refused, and why. */
export interface RichTextProblem {
  /** Path to the node: `content.2.attrs.href`. */
  readonly path: readonly (string | number)[];
  readonly code: 'unknown-node' | 'wrong-place' | 'unsafe-link' | 'unsafe-picture' | 'too-long' | 'malformed';
}

const spaceOrControl = /[\s\p{Cc}]/u;

/** Whether a link may be stored: web, mail or phone, or a path of this site. Never a script, in any spelling. */
export const isSafeLink = (href: string): boolean =>
  href.length <= richTextLimits.address &&
  !spaceOrControl.test(href) &&
  /^(?:https?:\/\/[^/]|mailto:.|tel:.|\/(?![/\\]))/i.test(href);

/** Whether a picture may be stored: on the web, a path of this site, or a bitmap inside the text. Never an SVG. */
export const isSafePicture = (src: string): boolean =>
  isEmbeddedPicture(src) ||
  (src.length <= richTextLimits.address && !spaceOrControl.test(src) && /^(?:https:\/\/[^/]|\/(?![/\\]))/i.test(src));

const isEmbeddedPicture = (src: string): boolean =>
  src.length <= richTextLimits.pictures && /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/.test(src);

// Characters that neither a database nor a screen can handle; line breaks are nodes of their own.
const unstorable = /(?![\t\n\r])\p{Cc}|\p{Surrogate}/u;

type Content = 'block' | 'inline' | 'item' | 'none';

/** What each node may contain, and the attributes it must have. */
const nodes: Readonly<
  Record<string, { readonly as: Content; readonly holds: Content; readonly attrs: readonly string[] }>
> = {
  paragraph: { as: 'block', holds: 'inline', attrs: [] },
  heading: { as: 'block', holds: 'inline', attrs: ['level'] },
  bullet_list: { as: 'block', holds: 'item', attrs: [] },
  ordered_list: { as: 'block', holds: 'item', attrs: [] },
  list_item: { as: 'item', holds: 'block', attrs: [] },
  blockquote: { as: 'block', holds: 'block', attrs: [] },
  image: { as: 'block', holds: 'none', attrs: ['src', 'alt'] },
  text: { as: 'inline', holds: 'none', attrs: [] },
  hard_break: { as: 'inline', holds: 'none', attrs: [] },
};
const marks: Readonly<Record<string, readonly string[]>> = { strong: [], em: [], link: ['href'] };

interface Pending {
  readonly value: unknown;
  readonly path: readonly (string | number)[];
  readonly as: Content;
}

/**
 * Checks a text from outside node by node: only known nodes, in places where they belong, with only known attributes and
 * safe addresses. Returns the first problem, or null. It never recurses, so no nesting can exhaust the stack.
 */
export function richTextProblem(value: unknown): RichTextProblem | null {
  const refuse = (code: RichTextProblem['code'], path: Pending['path']): RichTextProblem => ({ code, path });
  if (!isRecord(value) || value['type'] !== 'doc' || !onlyKeys(value, ['type', 'content']))
    return refuse('malformed', []);
  const content = value['content'];
  if (!Array.isArray(content) || content.length === 0) return refuse('malformed', ['content']);
  const left = {
    nodes: richTextLimits.nodes,
    characters: richTextLimits.characters,
    pictures: richTextLimits.pictures,
  };
  const pending: Pending[] = childrenOf(content, ['content'], 'block');
  while (true) {
    const next = pending.pop();
    if (next === undefined) return null;
    const { value: node, path, as } = next;
    if (!isRecord(node) || typeof node['type'] !== 'string') return refuse('malformed', path);
    const rule = Object.hasOwn(nodes, node['type']) ? nodes[node['type']] : undefined;
    if (!rule) return refuse('unknown-node', path);
    if (rule.as !== as) return refuse('wrong-place', path);
    left.nodes -= 1;
    // Two entries of the path per level.
    if (left.nodes < 0 || path.length > richTextLimits.depth * 2) return refuse('too-long', path);
    const found = node['type'] === 'text' ? textProblem(node, left) : elementProblem(node, rule, left);
    if (found) return refuse(found.code, [...path, ...found.path]);
    const children = node['content'];
    if (children === undefined) continue;
    if (!Array.isArray(children) || (children.length === 0 && rule.holds !== 'inline'))
      return refuse('malformed', [...path, 'content']);
    pending.push(...childrenOf(children, [...path, 'content'], rule.holds));
  }
}

interface Left {
  nodes: number;
  characters: number;
  pictures: number;
}
type Found = Pick<RichTextProblem, 'code' | 'path'> | null;

function textProblem(node: Readonly<Record<string, unknown>>, left: Left): Found {
  const text = node['text'];
  if (!onlyKeys(node, ['type', 'text', 'marks']) || typeof text !== 'string' || text === '' || unstorable.test(text))
    return { code: 'malformed', path: ['text'] };
  left.characters -= text.length;
  if (left.characters < 0) return { code: 'too-long', path: ['text'] };
  const on = node['marks'] ?? [];
  if (!Array.isArray(on) || on.length > Object.keys(marks).length) return { code: 'malformed', path: ['marks'] };
  for (const [index, mark] of on.entries()) {
    const path = ['marks', index];
    if (!isRecord(mark) || typeof mark['type'] !== 'string') return { code: 'malformed', path };
    const attrs = Object.hasOwn(marks, mark['type']) ? marks[mark['type']] : undefined;
    if (!attrs) return { code: 'unknown-node', path };
    if (!onlyKeys(mark, ['type', 'attrs']) || !hasAttributes(mark['attrs'], attrs)) return { code: 'malformed', path };
    if (mark['type'] === 'link' && !isSafeLink(attribute(mark, 'href')))
      return { code: 'unsafe-link', path: [...path, 'attrs', 'href'] };
  }
  return null;
}

function elementProblem(node: Readonly<Record<string, unknown>>, rule: (typeof nodes)[string], left: Left): Found {
  const keys = rule.holds === 'none' ? ['type', 'attrs'] : ['type', 'attrs', 'content'];
  if (!onlyKeys(node, keys) || !hasAttributes(node['attrs'], rule.attrs)) return { code: 'malformed', path: ['attrs'] };
  if ((rule.holds === 'item' || rule.holds === 'block') && node['content'] === undefined)
    return { code: 'malformed', path: ['content'] };
  if (node['type'] === 'heading') {
    const level = isRecord(node['attrs']) ? node['attrs']['level'] : null;
    return level === 1 || level === 2 || level === 3 ? null : { code: 'malformed', path: ['attrs', 'level'] };
  }
  if (node['type'] !== 'image') return null;
  const src = attribute(node, 'src');
  if (!isSafePicture(src)) return { code: 'unsafe-picture', path: ['attrs', 'src'] };
  const alt = isRecord(node['attrs']) ? node['attrs']['alt'] : null;
  if (typeof alt !== 'string' || unstorable.test(alt)) return { code: 'malformed', path: ['attrs', 'alt'] };
  left.characters -= alt.length;
  if (src.startsWith('data:')) left.pictures -= src.length;
  return left.characters < 0 || left.pictures < 0 ? { code: 'too-long', path: ['attrs'] } : null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const onlyKeys = (value: Readonly<Record<string, unknown>>, keys: readonly string[]): boolean =>
  Object.keys(value).every((key) => keys.includes(key));

/** Whether the attributes are exactly the expected ones; none at all if none are expected. */
const hasAttributes = (attrs: unknown, expected: readonly string[]): boolean =>
  attrs === undefined
    ? expected.length === 0
    : isRecord(attrs) && onlyKeys(attrs, expected) && expected.every((name) => Object.hasOwn(attrs, name));

function attribute(node: Readonly<Record<string, unknown>>, name: string): string {
  const attrs = node['attrs'];
  const value = isRecord(attrs) ? attrs[name] : null;
  return typeof value === 'string' ? value : '';
}

const childrenOf = (content: readonly unknown[], path: Pending['path'], as: Content): Pending[] =>
  content.map((value, index) => ({ value, path: [...path, index], as }));
