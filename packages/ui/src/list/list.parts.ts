export { ListItem as Item } from './list-item.tsx';
export { ListLoadingItems as LoadingItems, ListRoot as Root } from './list.tsx';
