export * as Popover from './popover.parts.ts';
export { type PopoverButtonProps, PopoverRoot, type PopoverRootProps, PopoverTrigger } from './popover-opening.tsx';
export { PopoverClose, PopoverContent, type PopoverContentProps } from './popover.tsx';
export { popoverAnatomy } from './popover.anatomy.ts';
