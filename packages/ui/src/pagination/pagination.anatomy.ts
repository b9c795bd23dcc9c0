import { defineAnatomy } from '../internal/anatomy.ts';

export const paginationAnatomy = defineAnatomy('Pagination', {
  Root: { states: { size: "'sm' | 'md'", loading: 'while a page is on its way' } },
  Summary: {},
  PageSize: {},
  List: {},
  Page: { states: { current: 'on the page that is shown' } },
  Gap: {},
  Previous: {},
  Next: {},
});
