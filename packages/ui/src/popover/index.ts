export * as Popover from './popover.parts.ts';
export {
  type PopoverButtonProps,
  PopoverClose,
  PopoverContent,
  type PopoverContentProps,
  PopoverRoot,
  type PopoverRootProps,
  PopoverTrigger,
} from './popover.tsx';
export { popoverAnatomy } from './popover.anatomy.ts';
