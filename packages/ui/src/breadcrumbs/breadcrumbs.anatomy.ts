import { defineAnatomy } from '../internal/anatomy.ts';

export const breadcrumbsAnatomy = defineAnatomy('Breadcrumbs', {
  Root: {},
  Item: { states: { current: 'on the current page' } },
  Link: {},
});
