import { defineConformance } from '../../test/conformance.tsx';
import { inlineAnatomy, Inline } from './index.ts';

export const inlineConformance = defineConformance({
  anatomy: inlineAnatomy,
  render: (probe) => <Inline {...probe('Root')}>One</Inline>,
  asLink: (link) => <Inline asChild>{link}</Inline>,
});
