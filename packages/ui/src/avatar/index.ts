export { Avatar, type AvatarProps } from './avatar.tsx';
export { avatarAnatomy } from './avatar.anatomy.ts';
