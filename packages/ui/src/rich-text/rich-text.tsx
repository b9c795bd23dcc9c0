import { createElement, Fragment, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { isSafeHref, isSafeSource } from './addresses.ts';
import type { RichTextBlock, RichTextDocument, RichTextInline, RichTextItem, RichTextMark } from './document.ts';
import * as styles from './rich-text.css.ts';

/** Props of {@link RichText}. */
export interface RichTextProps extends ElementProps<'div', 'children'> {
  /** The text, as RichTextField writes it. */
  readonly value: RichTextDocument;
  /** The heading level of its largest headings, one below the heading it is under.
   * @defaultValue 2 */
  readonly headingLevel?: 2 | 3 | 4;
}

/**
 * Draws formatted text. Nothing becomes markup, and a link or picture with an unsafe address is left out, so text from
 * anywhere may be drawn. Works without script.
 *
 * @example
 * <RichText value={page.content} headingLevel={3} />
 */
export function RichText({ value, headingLevel = 2, className, ...rest }: RichTextProps) {
  return (
    <div dir="auto" data-component="RichText" {...rest} className={cx(styles.root, className)}>
      {drawBlocks(value.content, headingLevel)}
    </div>
  );
}

/** Text is drawn as a whole: its parts are fixed children, which need no keys. */
const inOrder = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);

const drawBlocks = (blocks: readonly RichTextBlock[], headingLevel: number): ReactNode =>
  inOrder(blocks.map((block) => drawBlock(block, headingLevel)));

function drawBlock(block: RichTextBlock, headingLevel: number): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p className={styles.paragraph}>{drawInlines(block.content)}</p>;
    case 'heading': {
      const level = Math.min(Math.max(Math.trunc(block.attrs.level), 1), 3);
      const Heading = `h${level + headingLevel - 1}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
      return <Heading className={styles.headings[level - 1]}>{drawInlines(block.content)}</Heading>;
    }
    case 'bullet_list':
      return <ul className={styles.list}>{drawItems(block.content, headingLevel)}</ul>;
    case 'ordered_list':
      return <ol className={styles.list}>{drawItems(block.content, headingLevel)}</ol>;
    case 'blockquote':
      return <blockquote className={styles.quotation}>{drawBlocks(block.content, headingLevel)}</blockquote>;
    case 'image':
      return isSafeSource(block.attrs.src) ? (
        <img src={block.attrs.src} alt={block.attrs.alt} loading="lazy" className={styles.picture} />
      ) : null;
    default:
      return null;
  }
}

const drawItem = ({ content }: RichTextItem, headingLevel: number): ReactNode => (
  <li className={styles.item}>{drawBlocks(content, headingLevel)}</li>
);

const drawItems = (items: readonly RichTextItem[], headingLevel: number): ReactNode =>
  inOrder(items.map((item) => drawItem(item, headingLevel)));

function drawInlines(inlines: readonly RichTextInline[] | undefined): ReactNode {
  // An empty paragraph keeps its line.
  if (inlines === undefined || inlines.length === 0) return <br />;
  return inOrder(inlines.map(drawInline));
}

function drawInline(inline: RichTextInline): ReactNode {
  return inline.type === 'text' ? drawText(inline.text, inline.marks ?? []) : <br />;
}

function drawText(text: ReactNode, marks: readonly RichTextMark[]): ReactNode {
  const [mark, ...others] = marks;
  if (!mark) return text;
  const inside = drawText(text, others);
  if (mark.type === 'strong') return <strong>{inside}</strong>;
  if (mark.type === 'em') return <em>{inside}</em>;
  if (!isSafeHref(mark.attrs.href)) return inside;
  const elsewhere = /^https?:/i.test(mark.attrs.href);
  return (
    <a
      href={mark.attrs.href}
      className={styles.link}
      {...(elsewhere && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
    >
      {inside}
    </a>
  );
}
