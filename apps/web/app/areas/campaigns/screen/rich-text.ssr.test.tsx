import { isSafeLink, isSafePicture, type RichText as StoredText, richTextProblem } from '@roadside/domain/rich-text';
import { emptyRichText, RichText } from '@roadside/ui/rich-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

// The component and the check of the server describe the same texts, in packages that may not depend on each other.

const textWith = (href: string, src: string): StoredText => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] },
    { type: 'image', attrs: { src, alt: 'y' } },
  ],
});

it('the server takes an empty text', () => expect(richTextProblem(emptyRichText)).toBeNull());

it.each([
  'https://example.com/a',
  'http://example.com',
  'mailto:a@example.com',
  'tel:+15550100',
  '/training/x',
  '//example.com',
  '/\\example.com',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml;base64,AAAA',
  'file:///a',
  'blob:https://a/b',
  'example.com',
  '',
])('what is drawn is what the server would take: %j', (address) => {
  const drawn = renderToStaticMarkup(<RichText value={textWith(address, address)} />);
  expect(drawn.includes('<a '), 'link').toBe(isSafeLink(address));
  expect(drawn.includes('<img '), 'picture').toBe(isSafePicture(address));
});
