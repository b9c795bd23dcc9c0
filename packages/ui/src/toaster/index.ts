export { Toaster, type ToasterProps } from './toaster.tsx';
export {
  createToastStore,
  type Toast,
  type ToastOptions,
  type ToastStore,
  type ToastStoreOptions,
} from './toaster-store.ts';
export { toasterAnatomy } from './toaster.anatomy.ts';
