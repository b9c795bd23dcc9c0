export { TabsList as List, TabsPanel as Panel, TabsRoot as Root, TabsTrigger as Trigger } from './tabs.tsx';
