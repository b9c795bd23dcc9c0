export { BreadcrumbsItem as Item, BreadcrumbsRoot as Root } from './breadcrumbs.tsx';
