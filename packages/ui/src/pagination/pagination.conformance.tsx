import { defineConformance } from '../../test/conformance.tsx';
import { paginationAnatomy, Pagination } from './index.ts';

export const paginationConformance = defineConformance({
  anatomy: paginationAnatomy,
  render: (probe) => <Pagination {...probe('Root')} total={4210} pageSize={50} defaultPage={40} pageSizes={[25, 50]} />,
});
