import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Stack } from '../stack/index.ts';
import { skeletonConformance } from './skeleton.conformance.tsx';
import { Skeleton } from './index.ts';

const meta = preview.meta({ title: 'Feedback/Skeleton', component: Skeleton, args: {} });

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <section aria-busy aria-label="Driver">
      <Stack gap={12}>
        <Skeleton shape="circle" />
        <Stack gap={4}>
          <Skeleton width="medium" />
          <Skeleton width="long" />
          <Skeleton />
          <Skeleton width="short" />
        </Stack>
        <Skeleton shape="block" />
      </Stack>
    </section>
  ),
});

export const Conformance = meta.story(conformanceStory(skeletonConformance));
