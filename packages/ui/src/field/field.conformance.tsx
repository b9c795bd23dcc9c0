import { defineConformance } from '../../test/conformance.tsx';
import { TextField } from '../text-field/index.ts';
import { fieldAnatomy, Field } from './index.ts';

export const fieldConformance = defineConformance({
  anatomy: fieldAnatomy,
  render: (probe) => (
    <Field
      {...probe('Root')}
      label="Email"
      description="The one you sign in with"
      error="Enter an address with an @"
      required
    >
      <TextField name="email" />
    </Field>
  ),
});
