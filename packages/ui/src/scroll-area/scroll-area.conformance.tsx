import { defineConformance } from '../../test/conformance.tsx';
import { ScrollArea, scrollAreaAnatomy } from './index.ts';

export const scrollAreaConformance = defineConformance({
  anatomy: scrollAreaAnatomy,
  render: (probe) => (
    <ScrollArea {...probe('Root')} label="Drivers">
      Rosa Ndiaye
    </ScrollArea>
  ),
});
