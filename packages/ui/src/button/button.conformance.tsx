import { defineConformance } from '../../test/conformance.tsx';
import { buttonAnatomy, Button } from './index.ts';

export const buttonConformance = defineConformance({
  anatomy: buttonAnatomy,
  render: (probe) => <Button {...probe('Root')}>Dispatch</Button>,
  asLink: (link) => <Button asChild>{link}</Button>,
});
