export {
  DrawerBody as Body,
  DrawerClose as Close,
  DrawerContent as Content,
  DrawerDescription as Description,
  DrawerFooter as Footer,
  DrawerHeader as Header,
  DrawerRoot as Root,
  DrawerTitle as Title,
  DrawerTrigger as Trigger,
} from './drawer.tsx';
