import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Inline } from '../inline/index.ts';
import { tones } from '../internal/tones.ts';
import { statusDotConformance } from './status-dot.conformance.tsx';
import { StatusDot } from './index.ts';

const meta = preview.meta({
  title: 'Data/StatusDot',
  component: StatusDot,
  args: { tone: 'success' as const, label: 'All Reports Completed.' },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Inline gap={20} wrap>
      {tones.map((tone) => (
        <StatusDot
          key={tone}
          tone={tone}
          label={
            {
              neutral: 'Off duty',
              beacon: 'At risk',
              info: 'Synchronizing',
              success: 'All Reports Completed.',
              danger: 'Late',
            }[tone]
          }
        />
      ))}
      <StatusDot tone="beacon" pulsing label="Just at risk" />
      <StatusDot tone="success" labelHidden label="All Reports Completed." />
    </Inline>
  ),
});

export const Conformance = meta.story(conformanceStory(statusDotConformance));
