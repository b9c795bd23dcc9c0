export { MenuRoot as Root, MenuTrigger as Trigger } from './menu-opening.tsx';
export {
  MenuCheckboxItem as CheckboxItem,
  MenuContent as Content,
  MenuItem as Item,
  MenuLabel as Label,
  MenuRadioGroup as RadioGroup,
  MenuRadioItem as RadioItem,
  MenuSeparator as Separator,
  MenuSub as Sub,
  MenuSubContent as SubContent,
  MenuSubTrigger as SubTrigger,
} from './menu.tsx';
