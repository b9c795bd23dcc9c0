import { defineConformance } from '../../test/conformance.tsx';
import { popoverAnatomy, Popover } from './index.ts';

export const popoverConformance = defineConformance({
  anatomy: popoverAnatomy,
  render: (probe) => (
    <Popover.Root defaultOpen>
      <Popover.Trigger {...probe('Trigger')}>Filter</Popover.Trigger>
      <Popover.Content {...probe('Content')} aria-label="Filter">
        <Popover.Close {...probe('Close')}>Done</Popover.Close>
      </Popover.Content>
    </Popover.Root>
  ),
  portal: true,
});
