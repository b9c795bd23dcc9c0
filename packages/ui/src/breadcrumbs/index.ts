export * as Breadcrumbs from './breadcrumbs.parts.ts';
export { BreadcrumbsItem, type BreadcrumbsItemProps, BreadcrumbsRoot } from './breadcrumbs.tsx';
export { breadcrumbsAnatomy } from './breadcrumbs.anatomy.ts';
