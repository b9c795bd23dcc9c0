import { describe, expect, it } from 'vitest';
import {
  isRichTextEmpty,
  isSafeLink,
  isSafePicture,
  plainTextOf,
  type RichText,
  richTextOf,
  richTextProblem,
} from './index.ts';

const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const link = (href: string) => ({ type: 'link', attrs: { href } });
const item = (...content: unknown[]) => ({ type: 'list_item', content });

const everything = doc(
  { type: 'heading', attrs: { level: 1 }, content: [text('Jump starts')] },
  paragraph(
    text('Read '),
    text('this', { type: 'strong' }),
    { type: 'hard_break' },
    text('first', link('/training/x')),
  ),
  {
    type: 'bullet_list',
    content: [item(paragraph(text('Red')), { type: 'ordered_list', content: [item(paragraph())] })],
  },
  { type: 'blockquote', content: [paragraph(text('Ask', { type: 'em' }))] },
  { type: 'image', attrs: { src: 'data:image/png;base64,iVBORw0KGgo=', alt: 'Clamps' } },
);

describe('a formatted text from outside', () => {
  it('passes with every node that is known', () => expect(richTextProblem(everything)).toBeNull());

  it.each([
    ['no document', { type: 'paragraph' }, 'malformed', []],
    ['nothing in it', doc(), 'malformed', ['content']],
    ['an unknown node', doc({ type: 'script' }), 'unknown-node', ['content', 0]],
    ['a node named like a property of all objects', doc({ type: 'constructor' }), 'unknown-node', ['content', 0]],
    ['text outside a paragraph', doc(text('x')), 'wrong-place', ['content', 0]],
    ['a list item outside a list', doc(item(paragraph())), 'wrong-place', ['content', 0]],
    ['a paragraph in a paragraph', doc(paragraph(paragraph())), 'wrong-place', ['content', 0, 'content', 0]],
    [
      'an attribute nobody reads',
      doc({ type: 'paragraph', attrs: { onclick: 'x' } }),
      'malformed',
      ['content', 0, 'attrs'],
    ],
    ['a key nobody reads', doc({ type: 'paragraph', html: '<b>' }), 'malformed', ['content', 0, 'attrs']],
    [
      'a heading of level 4',
      doc({ type: 'heading', attrs: { level: 4 } }),
      'malformed',
      ['content', 0, 'attrs', 'level'],
    ],
    ['an empty text', doc(paragraph(text(''))), 'malformed', ['content', 0, 'content', 0, 'text']],
    ['a control character', doc(paragraph(text('\u0000'))), 'malformed', ['content', 0, 'content', 0, 'text']],
    [
      'an unknown mark',
      doc(paragraph(text('x', { type: 'style' }))),
      'unknown-node',
      ['content', 0, 'content', 0, 'marks', 0],
    ],
    [
      'a script as link',
      doc(paragraph(text('x', link('javascript:alert(1)')))),
      'unsafe-link',
      ['content', 0, 'content', 0, 'marks', 0, 'attrs', 'href'],
    ],
    [
      'an SVG as picture',
      doc({ type: 'image', attrs: { src: 'data:image/svg+xml;base64,PHN2Zz4=', alt: '' } }),
      'unsafe-picture',
      ['content', 0, 'attrs', 'src'],
    ],
    ['a list without items', doc({ type: 'bullet_list' }), 'malformed', ['content', 0, 'content']],
    ['more text than fits', doc(paragraph(text('x'.repeat(60_001)))), 'too-long', ['content', 0, 'content', 0, 'text']],
    ['more nodes than fit', doc(...Array.from({ length: 5001 }, () => paragraph())), 'too-long', ['content', 0]],
  ])('is refused with %s', (_, value, code, path) => expect(richTextProblem(value)).toEqual({ code, path }));

  it('is refused however deep it nests, without exhausting the stack', () => {
    let deep: unknown = paragraph();
    for (let level = 0; level < 100_000; level += 1) deep = { type: 'blockquote', content: [deep] };
    expect(richTextProblem(doc(deep))?.code).toBe('too-long');
  });
});

describe('addresses', () => {
  it.each([
    'https://example.com/a?b=c#d',
    'http://example.com',
    'mailto:a@example.com',
    'tel:+15550100',
    '/training/x',
  ])('of links may be %s', (href) => expect(isSafeLink(href)).toBe(true));
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//example.com',
    '/\\example.com',
    'https:///x',
    'example.com',
    '',
    `https://${'a'.repeat(2001)}`,
  ])('of links are refused: %j', (href) => expect(isSafeLink(href)).toBe(false));

  it.each(['https://example.com/a.png', '/files/3', 'data:image/webp;base64,AAAA'])('of pictures may be %s', (src) =>
    expect(isSafePicture(src)).toBe(true),
  );
  it.each(['http://example.com/a.png', 'file:///C:/a.png', 'blob:https://a/b', 'data:text/html;base64,AAAA', 'x.png'])(
    'of pictures are refused: %s',
    (src) => expect(isSafePicture(src)).toBe(false),
  );
});

it('reads as plain text, one line per paragraph', () => {
  expect(plainTextOf(everything as unknown as RichText)).toBe('Jump starts\nRead this\nfirst\nRed\nAsk\nClamps');
  expect(plainTextOf(richTextOf('One\n\nTwo'))).toBe('One\nTwo');
  expect(richTextProblem(richTextOf('One\n\nTwo'))).toBeNull();
  expect(richTextProblem(richTextOf(''))).toBeNull();
});

it('is empty without words and pictures', () => {
  expect(isRichTextEmpty(richTextOf(''))).toBe(true);
  expect(isRichTextEmpty(richTextOf('x'))).toBe(false);
  expect(isRichTextEmpty({ type: 'doc', content: [{ type: 'image', attrs: { src: '/a', alt: '' } }] })).toBe(false);
});
