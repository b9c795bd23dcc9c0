import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { MailIcon, SearchIcon } from '../icons/index.ts';
import { Stack } from '../stack/index.ts';
import { textFieldConformance } from './text-field.conformance.tsx';
import { TextField } from './index.ts';

const meta = preview.meta({
  title: 'Fields/TextField',
  component: TextField,
  args: { 'aria-label': 'Call number', onValueChange: fn() },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <TextField
          key={size}
          size={size}
          aria-label={`Size ${size}`}
          placeholder="Station, driver or call"
          leading={<SearchIcon size={16} />}
        />
      ))}
      <TextField
        aria-label="Email"
        type="email"
        defaultValue="rosa.ndiaye@example.org"
        leading={<MailIcon size={16} />}
      />
      <TextField aria-label="Wait" inputMode="numeric" defaultValue="38" trailing="min" />
    </Stack>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      <TextField aria-label="Filled" defaultValue="Ambler Towing" />
      <TextField aria-label="Invalid" defaultValue="12:75" invalid />
      <TextField aria-label="Disabled" defaultValue="Ambler Towing" disabled />
      <TextField aria-label="Read only" defaultValue="104 882" readOnly />
    </Stack>
  ),
});

export const Typing = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const input = await canvas.findByRole('textbox', { name: 'Call number' });
    await userEvent.type(input, '4711');
    await waitFor(() => expect(input).toHaveValue('4711'));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('4711'));
  },
});

export const Conformance = meta.story(conformanceStory(textFieldConformance));
