import { defineConformance } from '../../test/conformance.tsx';
import { listAnatomy, List } from './index.ts';

export const listConformance = defineConformance({
  anatomy: listAnatomy,
  render: (probe) => (
    <List.Root {...probe('Root')} aria-label="Requests">
      <List.Item
        {...probe('Item')}
        title="Rosa Ndiaye"
        description="20 to 24 November"
        trailing="Pending"
        href="#7"
        unread
      />
      <List.Item title="Cher" link={<a href="#8" aria-label="Cher" />} />
      <List.LoadingItems count={1} />
    </List.Root>
  ),
});
