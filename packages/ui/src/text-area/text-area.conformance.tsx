import { defineConformance } from '../../test/conformance.tsx';
import { textAreaAnatomy, TextArea } from './index.ts';

export const textAreaConformance = defineConformance({
  anatomy: textAreaAnatomy,
  render: (probe) => <TextArea {...probe('Input')} aria-label="Note" maxLength={80} />,
  classOn: { Input: 'Root' },
});
