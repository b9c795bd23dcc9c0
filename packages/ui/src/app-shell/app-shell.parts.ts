export {
  AppShellAside as Aside,
  AppShellBottomBar as BottomBar,
  AppShellBottomItem as BottomItem,
  AppShellMain as Main,
  AppShellRoot as Root,
  AppShellTopBar as TopBar,
} from './app-shell.tsx';
export {
  AppShellBrand as Brand,
  AppShellRail as Rail,
  AppShellRailGroup as RailGroup,
  AppShellRailItem as RailItem,
} from './rail.tsx';
