export { usePrinting } from './use-printing.ts';
