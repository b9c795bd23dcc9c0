import { type DOMOutputSpec, Schema } from 'prosemirror-model';
import { isSafeHref, isSafeSource } from '../../rich-text/addresses.ts';
import * as styles from '../../rich-text/rich-text.css.ts';

/** Where ProseMirror puts the content of a node. */
const hole = 0 as const;
const element = (dom: Node | string): HTMLElement => dom as HTMLElement;

/** Largest headings of other programs become ours; theirs go to 6. */
const headingRules = [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.min(level, 3) } }));

/**
 * The nodes and marks of a text. It is drawn with the classes of RichText, so that writing looks like reading, and reads
 * pasted HTML: what isn't named here is left out and its words stay.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block',
      parseDOM: [{ tag: 'p' }],
      toDOM: (): DOMOutputSpec => ['p', { class: styles.paragraph }, hole],
    },
    heading: {
      attrs: { level: { default: 1, validate: 'number' } },
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: headingRules,
      toDOM: ({ attrs }): DOMOutputSpec => {
        const level = Math.min(Math.max(Number(attrs['level']), 1), 3);
        return [`h${level + 1}`, { class: styles.headings[level - 1] ?? '' }, hole];
      },
    },
    bullet_list: {
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ul' }],
      toDOM: (): DOMOutputSpec => ['ul', { class: styles.list }, hole],
    },
    ordered_list: {
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ol' }],
      toDOM: (): DOMOutputSpec => ['ol', { class: styles.list }, hole],
    },
    list_item: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: (): DOMOutputSpec => ['li', { class: styles.item }, hole],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: (): DOMOutputSpec => ['blockquote', { class: styles.quotation }, hole],
    },
    image: {
      attrs: { src: { validate: 'string' }, alt: { default: '', validate: 'string' } },
      group: 'block',
      draggable: true,
      parseDOM: [
        {
          tag: 'img[src]',
          getAttrs: (dom) => {
            const src = element(dom).getAttribute('src') ?? '';
            return isSafeSource(src) ? { src, alt: element(dom).getAttribute('alt') ?? '' } : false;
          },
        },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => [
        'img',
        { src: String(attrs['src']), alt: String(attrs['alt']), class: styles.picture },
      ],
    },
    text: { group: 'inline' },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: (): DOMOutputSpec => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (dom) => {
            const href = element(dom).getAttribute('href') ?? '';
            return isSafeHref(href) ? { href } : false;
          },
        },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => ['a', { href: String(attrs['href']), class: styles.link }, hole],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps everything it copies in a b that is not bold.
        { tag: 'b', getAttrs: (dom) => element(dom).style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: (value) => /^(?:bold(?:er)?|[6-9]\d\d)$/.test(value) && null },
      ],
      toDOM: (): DOMOutputSpec => ['strong', hole],
    },
    em: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
      toDOM: (): DOMOutputSpec => ['em', hole],
    },
  },
});
