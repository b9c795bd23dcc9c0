import { defineConformance } from '../../test/conformance.tsx';
import { bannerAnatomy, Banner } from './index.ts';

export const bannerConformance = defineConformance({
  anatomy: bannerAnatomy,
  render: (probe) => (
    <Banner {...probe('Root')} title="Numbers are two hours old" onDismiss={() => undefined}>
      They are read again every 90 minutes.
    </Banner>
  ),
});
