import { defineConformance } from '../../test/conformance.tsx';
import { searchFieldAnatomy, SearchField } from './index.ts';

export const searchFieldConformance = defineConformance({
  anatomy: searchFieldAnatomy,
  render: () => <SearchField defaultValue="Rosa" />,
  absent: ['Root'],
});
