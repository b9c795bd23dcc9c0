export { AvatarStack, type AvatarStackProps, type StackedPerson } from './avatar-stack.tsx';
export { avatarStackAnatomy } from './avatar-stack.anatomy.ts';
