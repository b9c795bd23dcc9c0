export { Stack, type StackProps } from './stack.tsx';
export { stackAnatomy } from './stack.anatomy.ts';
