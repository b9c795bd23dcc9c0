import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Inline } from '../inline/index.ts';
import { jobStageConformance } from './job-stage.conformance.tsx';
import { JobStage } from './index.ts';

const meta = preview.meta({ title: 'Data/JobStage', component: JobStage, args: { stage: 'enRoute' as const } });

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Inline gap={20} wrap>
      {(['new', 'assigned', 'enRoute', 'onScene', 'done', 'cancelled'] as const).map((stage) => (
        <JobStage key={stage} stage={stage} />
      ))}
    </Inline>
  ),
});

export const Conformance = meta.story(conformanceStory(jobStageConformance));
