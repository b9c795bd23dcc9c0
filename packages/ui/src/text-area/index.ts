export { TextArea, type TextAreaProps } from './text-area.tsx';
export { textAreaAnatomy } from './text-area.anatomy.ts';
