import { defineConformance } from '../../test/conformance.tsx';
import { textFieldAnatomy, TextField } from './index.ts';

export const textFieldConformance = defineConformance({
  anatomy: textFieldAnatomy,
  render: (probe) => <TextField {...probe('Input')} aria-label="Call number" name="call" />,
  classOn: { Input: 'Root' },
});
