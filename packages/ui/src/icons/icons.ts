// Only re-exports, so that importing one icon loads just the module that defines it.
export * from './common-icons.ts';
export * from './tool-icons.ts';
