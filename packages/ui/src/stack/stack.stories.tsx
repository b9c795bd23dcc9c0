import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Badge } from '../badge/index.ts';
import { Grid } from '../grid/index.ts';
import { stackConformance } from './stack.conformance.tsx';
import { Stack } from './index.ts';

const boxes = ['Calls', 'Arrival', 'Satisfaction', 'Passed'].map((name) => <Badge key={name}>{name}</Badge>);
const meta = preview.meta({ title: 'Layout/Stack', component: Stack, args: { children: boxes } });

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={3}>
      <Stack gap={4}>{boxes}</Stack>
      <Stack gap={16} align="center">
        {boxes}
      </Stack>
      <Stack align="end">{boxes}</Stack>
    </Grid>
  ),
});

export const Conformance = meta.story(conformanceStory(stackConformance));
