export * as AppShell from './app-shell.parts.ts';
export {
  AppShellAside,
  type AppShellAsideProps,
  AppShellBottomBar,
  AppShellBottomItem,
  type AppShellBottomItemProps,
  AppShellMain,
  AppShellRoot,
  type AppShellRootProps,
  AppShellTopBar,
} from './app-shell.tsx';
export {
  AppShellBrand,
  type AppShellBrandProps,
  AppShellRail,
  AppShellRailGroup,
  type AppShellRailGroupProps,
  AppShellRailItem,
  type AppShellRailItemProps,
  type AppShellRailProps,
} from './rail.tsx';
export { appShellAnatomy } from './app-shell.anatomy.ts';
