export * as Sidebar from './sidebar.parts.ts';
export { SidebarGroup, type SidebarGroupProps, SidebarItem, type SidebarItemProps } from './sidebar-items.tsx';
export { SidebarBody, SidebarFrame, SidebarRoot, type SidebarRootProps } from './sidebar.tsx';
export { sidebarAnatomy } from './sidebar.anatomy.ts';
