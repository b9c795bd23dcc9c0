import preview from '../../../../.storybook/preview.tsx';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import * as icons from './index.ts';

const meta = preview.meta({ title: 'Start/Icons', component: icons.HomeIcon });

export const Default = meta.story({ args: { label: 'Home' } });

export const Gallery = meta.story({
  render: () => (
    <Grid columns="fill-xs" gap={8}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack key={name} align="center" gap={4} padding={8}>
          <Icon size={24} />
          <span className="story-caption">{name.replace('Icon', '')}</span>
        </Stack>
      ))}
    </Grid>
  ),
});
