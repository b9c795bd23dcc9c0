import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Inline } from '../inline/index.ts';
import { spinnerConformance } from './spinner.conformance.tsx';
import { Spinner } from './index.ts';

const meta = preview.meta({ title: 'Feedback/Spinner', component: Spinner, args: {} });

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Inline gap={20}>
      <Spinner size="sm" />
      <Spinner />
      <Spinner size="lg" />
    </Inline>
  ),
});

export const Conformance = meta.story(conformanceStory(spinnerConformance));
