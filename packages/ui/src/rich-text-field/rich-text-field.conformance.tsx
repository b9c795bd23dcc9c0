import { defineConformance } from '../../test/conformance.tsx';
import { RichTextField, richTextFieldAnatomy } from './index.ts';

export const richTextFieldConformance = defineConformance({
  anatomy: richTextFieldAnatomy,
  render: (probe) => <RichTextField {...probe('Root')} aria-label="Text" />,
  // The panel is for a selected link or picture, the problem for a picture that could not be kept.
  absent: ['Panel', 'Problem'],
  replaced: ['Toolbar', 'Input'],
});
