export * as Tabs from './tabs.parts.ts';
export {
  TabsList,
  TabsPanel,
  type TabsPanelProps,
  TabsRoot,
  type TabsRootProps,
  TabsTrigger,
  type TabsTriggerProps,
} from './tabs.tsx';
export { tabsAnatomy } from './tabs.anatomy.ts';
