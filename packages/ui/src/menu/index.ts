export * as Menu from './menu.parts.ts';
export { MenuRoot, type MenuRootProps, MenuTrigger, type MenuTriggerProps } from './menu-opening.tsx';
export {
  MenuCheckboxItem,
  type MenuCheckboxItemProps,
  MenuContent,
  type MenuContentProps,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  type MenuSubTriggerProps,
} from './menu.tsx';
export { menuAnatomy } from './menu.anatomy.ts';
