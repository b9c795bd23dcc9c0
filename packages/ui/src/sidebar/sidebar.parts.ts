export { SidebarGroup as Group, SidebarItem as Item } from './sidebar-items.tsx';
export { SidebarBody as Body, SidebarFrame as Frame, SidebarRoot as Root } from './sidebar.tsx';
