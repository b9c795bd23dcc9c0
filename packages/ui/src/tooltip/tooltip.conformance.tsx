import { defineConformance } from '../../test/conformance.tsx';
import { tooltipAnatomy, Tooltip } from './index.ts';

export const tooltipConformance = defineConformance({
  anatomy: tooltipAnatomy,
  render: () => (
    <Tooltip content="Refresh" defaultOpen>
      <button type="button">R</button>
    </Tooltip>
  ),
  portal: true,
});
