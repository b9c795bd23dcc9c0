export * as Dialog from './dialog.parts.ts';
export {
  DialogBody,
  type DialogButtonProps,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  type DialogRootProps,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx';
export { dialogAnatomy } from './dialog.anatomy.ts';
