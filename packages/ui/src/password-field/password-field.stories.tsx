import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Stack } from '../stack/index.ts';
import { passwordFieldConformance } from './password-field.conformance.tsx';
import { PasswordField } from './index.ts';

const meta = preview.meta({
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { 'aria-label': 'Password', name: 'password' },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      <PasswordField aria-label="Small" size="sm" defaultValue="correct horse" />
      <PasswordField aria-label="Middle" defaultValue="correct horse" />
      <PasswordField aria-label="Large" size="lg" defaultValue="correct horse" />
    </Stack>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      <PasswordField aria-label="Empty" />
      <PasswordField aria-label="Wrong" defaultValue="correct horse" invalid />
      <PasswordField aria-label="Disabled" defaultValue="correct horse" disabled />
    </Stack>
  ),
});

export const Reveal = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Password');
    await userEvent.type(input, 'roadside-demo');
    await waitFor(() => expect(input).toHaveAttribute('type', 'password'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show password' }));
    await waitFor(() => expect(input).toHaveAttribute('type', 'text'));
    await waitFor(() => expect(input).toHaveValue('roadside-demo'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide password' }));
    await waitFor(() => expect(input).toHaveAttribute('type', 'password'));
  },
});

export const CapsLock = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Password'));
    await userEvent.keyboard('{CapsLock}A');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on'));
    await userEvent.keyboard('{CapsLock}a');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(''));
  },
});

export const Conformance = meta.story(conformanceStory(passwordFieldConformance));
