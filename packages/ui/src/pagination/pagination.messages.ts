import { defineMessages } from '../provider/define-messages.ts';

export const paginationMessages = defineMessages('Pagination', {
  label: 'Pages',
  page: 'Page {page}',
  place: 'Page {page} of {pages}',
  previous: 'Previous page',
  next: 'Next page',
  rows: '{from}-{to} of {total}',
  rowsSoFar: '{from}-{to}',
  none: 'No pages',
  pageSize: 'Rows per page',
  perPage: '{count} per page',
});
