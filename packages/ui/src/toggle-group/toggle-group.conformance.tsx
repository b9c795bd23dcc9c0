import { defineConformance } from '../../test/conformance.tsx';
import { toggleGroupAnatomy, ToggleGroup } from './index.ts';

export const toggleGroupConformance = defineConformance({
  anatomy: toggleGroupAnatomy,
  render: (probe) => (
    <ToggleGroup.Root {...probe('Root')} aria-label="Services" defaultValue={['tow']}>
      <ToggleGroup.Item {...probe('Item')} value="tow">
        Tow
      </ToggleGroup.Item>
    </ToggleGroup.Root>
  ),
});
