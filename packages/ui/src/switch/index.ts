export { Switch, type SwitchProps } from './switch.tsx';
export { switchAnatomy } from './switch.anatomy.ts';
