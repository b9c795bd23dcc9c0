export { ToggleGroupItem as Item, ToggleGroupRoot as Root } from './toggle-group.tsx';
