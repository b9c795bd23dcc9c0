export { Tooltip, TooltipGroup, type TooltipProps } from './tooltip.tsx';
export { tooltipAnatomy } from './tooltip.anatomy.ts';
