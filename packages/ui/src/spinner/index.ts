export { Spinner, type SpinnerProps } from './spinner.tsx';
export { spinnerAnatomy } from './spinner.anatomy.ts';
