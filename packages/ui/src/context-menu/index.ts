export * as ContextMenu from './context-menu.parts.ts';
export {
  ContextMenuContent,
  type ContextMenuContentProps,
  ContextMenuRoot,
  type ContextMenuRootProps,
  ContextMenuTrigger,
  type ContextMenuTriggerProps,
} from './context-menu.tsx';
export { contextMenuAnatomy } from './context-menu.anatomy.ts';
