export * as List from './list.parts.ts';
export { ListItem, type ListItemProps } from './list-item.tsx';
export { ListLoadingItems, type ListLoadingItemsProps, ListRoot, type ListRootProps } from './list.tsx';
export { listAnatomy } from './list.anatomy.ts';
