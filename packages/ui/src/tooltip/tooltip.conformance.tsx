import { defineConformance } from '../../test/conformance.tsx';
import { tooltipAnatomy, Tooltip, TooltipGroup } from './index.ts';

export const tooltipConformance = defineConformance({
  anatomy: tooltipAnatomy,
  render: () => (
    <TooltipGroup>
      <Tooltip content="Refresh" defaultOpen>
        <button type="button">R</button>
      </Tooltip>
    </TooltipGroup>
  ),
  portal: true,
});
