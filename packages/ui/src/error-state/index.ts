export { ErrorState, type ErrorStateProps } from './error-state.tsx';
export { errorStateAnatomy } from './error-state.anatomy.ts';
