import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Stack } from '../stack/index.ts';
import { avatarStackConformance } from './avatar-stack.conformance.tsx';
import { AvatarStack, type StackedPerson } from './index.ts';

const people: readonly StackedPerson[] = [
  { id: '1', name: 'Rosa Ndiaye', duty: 'on' },
  { id: '2', name: 'Juan Carlos de la Vega', duty: 'busy' },
  { id: '3', name: 'Cher' },
  { id: '4', name: 'Ülkü Öz', duty: 'off' },
  { id: '5', name: 'Émile Zola' },
  { id: '6', name: 'Kim', duty: 'on' },
  { id: '7', name: 'A driver whose parents were generous with names and left none of them out' },
];
const meta = preview.meta({
  title: 'Data/AvatarStack',
  component: AvatarStack,
  args: { label: 'Drivers on this shift', people },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={16}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <AvatarStack key={size} size={size} label={`Drivers, ${size}`} people={people} />
      ))}
      <AvatarStack label="Two" people={people.slice(0, 2)} />
      <AvatarStack label="One more than fits" people={people.slice(0, 5)} />
      <AvatarStack
        label="A market"
        people={Array.from({ length: 1300 }, (_person, index) => ({ id: String(index), name: `Driver ${index}` }))}
      />
    </Stack>
  ),
});

export const TheCountOpensTheOthers = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(
        within(canvas.getByRole('list', { name: 'Drivers on this shift' })).getByRole('img', {
          name: 'Rosa Ndiaye, on duty',
        }),
      ).toBeVisible(),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const others = await screen.findByRole('dialog', { name: '3 more people' });
    await waitFor(() => expect(within(others).getAllByRole('listitem')).toHaveLength(3));
    await waitFor(() => expect(within(others).getByRole('img', { name: 'Kim, on duty' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '3 more people' })).toHaveFocus());
  },
});

export const NobodyIsCountedAlone = meta.story({
  args: { people: people.slice(0, 5), max: 4 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(5));
    expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Conformance = meta.story(conformanceStory(avatarStackConformance));
