import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { pointsAddress, skillTreeAddress } from '../model/addresses.ts';
import { day, noSkillTree, ownClub, ownDriver, read, skillTree } from './arena-samples.ts';
import { SkillTreeScreen, type SkillTreeScreenProps } from './skill-tree-screen.tsx';

const meta = preview.meta({ title: 'Screens/Arena skill tree', ...screenMeta });

const story = (props: SkillTreeScreenProps, search = '') => {
  const { slug } = props.place;
  return {
    beforeEach: () =>
      enterRecording({ [skillTreeAddress({ slug })]: props.loaded, [pointsAddress({ slug })]: read(day) }),
    render: drawScene({
      route: 'screen.skill-tree',
      path: 'skill-tree/:slug',
      at: `/skill-tree/${slug}${search}`,
      framed: true,
      screen: () => <SkillTreeScreen {...props} />,
    }),
  };
};

export const Default = meta.story({
  tags: ['matrix'],
  ...story({
    place: { slug: ownDriver.slug, name: 'Gus Fairweather', type: 'driver' },
    own: ownDriver,
    loaded: read(skillTree),
    day: read(day),
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: /was worth$/ })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Points by quarter' })).toBeVisible());
  },
});

/** Another quarter is in the address: a reload shows it again. */
export const EarlierQuarter = meta.story({
  ...story(
    {
      place: { slug: ownDriver.slug, name: 'Gus Fairweather', type: 'driver' },
      own: ownDriver,
      loaded: read(skillTree),
      day: read(day),
    },
    '?period=quarter2',
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Q2' })).toBeChecked());
    await userEvent.click(await canvas.findByRole('radio', { name: 'Q1' }));
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Points by skill in Q1' })).toBeVisible());
  },
});

/** A location has no levels of its own. */
export const Empty = meta.story({
  ...story({
    place: { slug: ownClub.slug, name: 'Lantern Motor Club', type: 'club' },
    own: ownClub,
    loaded: read(noSkillTree),
    day: null,
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Drivers have skill trees')).toBeVisible());
  },
});
