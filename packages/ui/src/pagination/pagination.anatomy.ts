import { defineAnatomy } from '../internal/anatomy.ts';

export const paginationAnatomy = defineAnatomy('Pagination', {
  Root: { states: { size: "'sm' | 'md'", loading: 'while a page loads' } },
  Summary: {},
  PageSize: {},
  List: {},
  Page: { states: { current: 'on the current page' } },
  Gap: {},
  Previous: {},
  Next: {},
});
