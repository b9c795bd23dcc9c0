export { type PageSlot, pageWindow } from './page-window.ts';
export { Pagination, type PaginationDetails, type PaginationProps } from './pagination.tsx';
export { paginationAnatomy } from './pagination.anatomy.ts';
