export * as ToggleGroup from './toggle-group.parts.ts';
export {
  ToggleGroupItem,
  type ToggleGroupItemProps,
  ToggleGroupRoot,
  type ToggleGroupRootProps,
} from './toggle-group.tsx';
export { toggleGroupAnatomy } from './toggle-group.anatomy.ts';
