import { defineConformance } from '../../test/conformance.tsx';
import { iconButtonAnatomy, IconButton } from './index.ts';

export const iconButtonConformance = defineConformance({
  anatomy: iconButtonAnatomy,
  render: (probe) => (
    <IconButton {...probe('Root')} label="Close">
      ×
    </IconButton>
  ),
  asLink: (link) => (
    <IconButton label="There" asChild>
      {link}
    </IconButton>
  ),
});
