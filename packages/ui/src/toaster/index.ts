export { Toaster, type ToasterProps } from './toaster.tsx';
export { createToastStore, type Toast, type ToastOptions, type ToastStore } from './toaster-store.ts';
export { toasterAnatomy } from './toaster.anatomy.ts';
