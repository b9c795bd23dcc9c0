import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { avatarConformance } from './avatar.conformance.tsx';
import { Avatar } from './index.ts';

const meta = preview.meta({ title: 'Data/Avatar', component: Avatar, args: { name: 'Rosa Ndiaye' } });

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size} gap={16}>
          <Avatar size={size} name="Rosa Ndiaye" />
          <Avatar size={size} name="Cher" duty="on" />
          <Avatar size={size} name="Juan Carlos de la Vega" duty="busy" />
          <Avatar size={size} name="Ülkü Öz" duty="off" />
        </Inline>
      ))}
    </Stack>
  ),
});

export const Conformance = meta.story(conformanceStory(avatarConformance));
