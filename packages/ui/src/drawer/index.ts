export * as Drawer from './drawer.parts.ts';
export {
  DrawerBody,
  DrawerClose,
  DrawerContent,
  type DrawerContentProps,
  DrawerDescription,
  DrawerFooter,
  DrawerHeader,
  DrawerRoot,
  type DrawerRootProps,
  DrawerTitle,
  DrawerTrigger,
} from './drawer.tsx';
export { drawerAnatomy } from './drawer.anatomy.ts';
