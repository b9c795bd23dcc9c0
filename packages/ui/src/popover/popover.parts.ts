export { PopoverRoot as Root, PopoverTrigger as Trigger } from './popover-opening.tsx';
export { PopoverClose as Close, PopoverContent as Content } from './popover.tsx';
