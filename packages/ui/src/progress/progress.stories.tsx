import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Stack } from '../stack/index.ts';
import { progressConformance } from './progress.conformance.tsx';
import { Progress } from './index.ts';

const meta = preview.meta({
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Importing calls', value: 0.42 },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={20}>
      <Progress label="Importing calls" value={0} />
      <Progress label="Importing calls" value={0.42} />
      <Progress label="Importing calls" value={12400} max={57807} valueText="12,400 of 57,807 rows" />
      <Progress label="Importing calls" value={1} />
      <Progress label="Making the demo world" value={null} />
    </Stack>
  ),
});

export const Conformance = meta.story(conformanceStory(progressConformance));
