export type { Command } from './command.ts';
export { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';
export { type CommandRegistry, createCommandRegistry, useCommands, useRegisterCommands } from './command-registry.ts';
export { commandPaletteAnatomy } from './command-palette.anatomy.ts';
