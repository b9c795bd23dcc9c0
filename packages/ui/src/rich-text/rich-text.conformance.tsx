import { defineConformance } from '../../test/conformance.tsx';
import { emptyRichText, RichText, richTextAnatomy } from './index.ts';

export const richTextConformance = defineConformance({
  anatomy: richTextAnatomy,
  render: (probe) => <RichText {...probe('Root')} value={emptyRichText} />,
});
