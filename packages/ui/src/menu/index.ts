export * as Menu from './menu.parts.ts';
export {
  MenuCheckboxItem, type MenuCheckboxItemProps, MenuContent, type MenuContentProps, MenuItem, type MenuItemProps, MenuLabel, MenuRadioGroup,
  type MenuRadioGroupProps, MenuRadioItem, type MenuRadioItemProps, MenuRoot, type MenuRootProps, MenuSeparator, MenuSub, MenuSubContent,
  MenuSubTrigger, MenuTrigger, type MenuTriggerProps,
} from './menu.tsx';
export { menuAnatomy } from './menu.anatomy.ts';
