import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Badge } from '../badge/index.ts';
import { Stack } from '../stack/index.ts';
import { inlineConformance } from './inline.conformance.tsx';
import { Inline } from './index.ts';

const boxes = ['Calls', 'Arrival', 'Satisfaction', 'Passed'].map((name) => <Badge key={name}>{name}</Badge>);
const meta = preview.meta({ title: 'Layout/Inline', component: Inline, args: { children: boxes } });

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      <Inline>{boxes}</Inline>
      <Inline gap={24} justify="between">
        {boxes}
      </Inline>
      <Inline justify="end">{boxes}</Inline>
    </Stack>
  ),
});

export const Conformance = meta.story(conformanceStory(inlineConformance));
