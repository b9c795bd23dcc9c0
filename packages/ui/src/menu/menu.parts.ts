export {
  MenuCheckboxItem as CheckboxItem,
  MenuContent as Content,
  MenuItem as Item,
  MenuLabel as Label,
  MenuRadioGroup as RadioGroup,
  MenuRadioItem as RadioItem,
  MenuRoot as Root,
  MenuSeparator as Separator,
  MenuSub as Sub,
  MenuSubContent as SubContent,
  MenuSubTrigger as SubTrigger,
  MenuTrigger as Trigger,
} from './menu.tsx';
