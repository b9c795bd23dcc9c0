export {
  ContextMenuContent as Content,
  ContextMenuRoot as Root,
  ContextMenuTrigger as Trigger,
} from './context-menu.tsx';
