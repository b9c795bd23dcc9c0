import { defineConformance } from '../../test/conformance.tsx';
import { passwordFieldAnatomy, PasswordField } from './index.ts';

export const passwordFieldConformance = defineConformance({
  anatomy: passwordFieldAnatomy,
  render: () => <PasswordField aria-label="Password" name="password" />,
  absent: ['Root'],
});
