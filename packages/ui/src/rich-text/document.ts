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

/** A paragraph, heading (level 1 to 3), list, quotation or picture. */
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

/** Formatted text as JSON, never markup. This is what RichTextField writes and RichText draws. */
export interface RichTextDocument {
  readonly type: 'doc';
  readonly content: readonly RichTextBlock[];
}

/** A text with nothing in it. */
export const emptyRichText: RichTextDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Whether there is nothing to read or see. */
export const isRichTextEmpty = ({ content }: RichTextDocument): boolean =>
  content.every((block) => block.type === 'paragraph' && (block.content ?? []).length === 0);
