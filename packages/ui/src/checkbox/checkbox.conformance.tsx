import { defineConformance } from '../../test/conformance.tsx';
import { checkboxAnatomy, Checkbox } from './index.ts';

export const checkboxConformance = defineConformance({
  anatomy: checkboxAnatomy,
  render: (probe) => (
    <Checkbox
      {...probe('Input')}
      label="Stay signed in"
      description="On this computer"
      name="remember"
      defaultChecked
    />
  ),
  classOn: { Input: 'Root' },
});
