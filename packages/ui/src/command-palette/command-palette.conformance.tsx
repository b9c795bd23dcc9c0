import { defineConformance } from '../../test/conformance.tsx';
import { commandPaletteAnatomy, CommandPalette } from './index.ts';

export const commandPaletteConformance = defineConformance({
  anatomy: commandPaletteAnatomy,
  render: () => <CommandPalette defaultOpen commands={[{ id: 'home', label: 'Go to Home', run: () => undefined }]} />,
  portal: true,
});
