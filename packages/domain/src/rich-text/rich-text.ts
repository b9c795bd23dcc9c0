/** Emphasis, or a link on a piece of text. */
export type RichTextMark =
  | { readonly type: 'strong' }
  | { readonly type: 'em' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } };

/** Text, or a line break inside a paragraph. */
export type RichTextInline =
  | { readonly type: 'text'; readonly text: string; readonly marks?: readonly RichTextMark[] | undefined }
  | { readonly type: 'hard_break' };

/** One item of a list. */
export interface RichTextItem {
  readonly type: 'list_item';
  readonly content: readonly RichTextBlock[];
}

/** A paragraph, heading, list, quotation or picture. */
export type RichTextBlock =
  | { readonly type: 'paragraph'; readonly content?: readonly RichTextInline[] | undefined }
  | {
      readonly type: 'heading';
      readonly attrs: { readonly level: number };
      readonly content?: readonly RichTextInline[] | undefined;
    }
  | { readonly type: 'bullet_list' | 'ordered_list'; readonly content: readonly RichTextItem[] }
  | { readonly type: 'blockquote'; readonly content: readonly RichTextBlock[] }
  | { readonly type: 'image'; readonly attrs: { readonly src: string; readonly alt: string } };

/** Formatted text as it is stored: the nodes of the editor of @roadside/ui, never markup. */
export interface RichText {
  readonly type: 'doc';
  readonly content: readonly RichTextBlock[];
}

/** Text without formatting, one paragraph per line. */
export function richTextOf(text: string): RichText {
  return {
    type: 'doc',
    content: text
      .split(/\n+/)
      .map((line) =>
        line === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text: line }] },
      ),
  };
}

/** The text alone, one line per paragraph, for searches, lists and read-aloud. */
export function plainTextOf({ content }: RichText): string {
  return content.map(textOfBlock).filter(Boolean).join('\n');
}

function textOfBlock(block: RichTextBlock | RichTextItem): string {
  if (block.type === 'image') return block.attrs.alt;
  if (block.type === 'paragraph' || block.type === 'heading')
    return (block.content ?? []).map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('');
  return block.content.map(textOfBlock).filter(Boolean).join('\n');
}

/** Whether there is nothing to read or see. */
export const isRichTextEmpty = ({ content }: RichText): boolean =>
  content.every((block) => block.type === 'paragraph' && (block.content ?? []).length === 0);
