// Defines nothing itself: what takes an icon brings only the module the icon is in.
export * from './common-icons.ts';
export * from './tool-icons.ts';
