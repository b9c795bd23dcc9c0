export { RichTextField, type RichTextFieldProps } from './rich-text-field.tsx';
export { richTextFieldAnatomy } from './rich-text-field.anatomy.ts';
