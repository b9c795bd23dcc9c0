import { defineConformance } from '../../test/conformance.tsx';
import { Tree, treeAnatomy } from './index.ts';

export const treeConformance = defineConformance({
  anatomy: treeAnatomy,
  render: (probe) => (
    <Tree
      {...probe('Root')}
      label="Organization"
      defaultExpanded={['lantern']}
      items={[
        { id: 'lantern', label: 'Lantern', children: [] },
        { id: 'beacon', label: 'Beacon' },
      ]}
    />
  ),
});
