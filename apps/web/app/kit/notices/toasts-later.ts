// The dynamic import needs its own module, because the server's bundle imports toasts.tsx statically.
export { default } from './toasts.tsx';
