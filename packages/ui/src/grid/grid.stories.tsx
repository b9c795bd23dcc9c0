import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Badge } from '../badge/index.ts';
import { Stack } from '../stack/index.ts';
import { gridConformance } from './grid.conformance.tsx';
import { Grid } from './index.ts';

const boxes = ['Calls', 'Arrival', 'Satisfaction', 'Passed'].map((name) => <Badge key={name}>{name}</Badge>);
const meta = preview.meta({ title: 'Layout/Grid', component: Grid, args: { children: boxes } });

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={32}>
      <Grid columns={3}>{boxes}</Grid>
      <Grid columns="fill-sm">{boxes}</Grid>
      <Grid columns={{ narrow: 1, wide: 4 }}>{boxes}</Grid>
    </Stack>
  ),
});

export const Conformance = meta.story(conformanceStory(gridConformance));
