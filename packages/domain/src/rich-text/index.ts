export { isRichTextEmpty, plainTextOf, richTextOf } from './rich-text.ts';
export type { RichText, RichTextBlock, RichTextInline, RichTextItem, RichTextMark } from './rich-text.ts';
export { isSafeLink, isSafePicture, richTextLimits, richTextProblem } from './check.ts';
export type { RichTextProblem } from './check.ts';
