export { Link, type LinkProps } from './link.tsx';
export { linkAnatomy } from './link.anatomy.ts';
