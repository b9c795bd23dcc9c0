export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
export { confirmDialogAnatomy } from './confirm-dialog.anatomy.ts';
