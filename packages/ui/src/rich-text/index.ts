export { emptyRichText, isRichTextEmpty } from './document.ts';
export type { RichTextBlock, RichTextDocument, RichTextInline, RichTextItem, RichTextMark } from './document.ts';
export { RichText, type RichTextProps } from './rich-text.tsx';
export { richTextAnatomy } from './rich-text.anatomy.ts';
