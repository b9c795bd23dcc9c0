import { defineConformance } from '../../test/conformance.tsx';
import { breadcrumbsAnatomy, Breadcrumbs } from './index.ts';

export const breadcrumbsConformance = defineConformance({
  anatomy: breadcrumbsAnatomy,
  render: (probe) => (
    <Breadcrumbs.Root {...probe('Root')}>
      <Breadcrumbs.Item href="#lantern">Lantern</Breadcrumbs.Item>
      <Breadcrumbs.Item {...probe('Link')} current>
        Montgomery
      </Breadcrumbs.Item>
    </Breadcrumbs.Root>
  ),
});
