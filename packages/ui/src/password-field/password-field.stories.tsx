import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Stack } from '../stack/index.ts';
import { passwordFieldConformance } from './password-field.conformance.tsx';
import { PasswordField } from './index.ts';


const meta = preview.meta({ title: 'Fields/PasswordField', component: PasswordField, args: { 'aria-label': 'Password', name: 'password' } });

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
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'roadside-demo');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('roadside-demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
});

export const CapsLock = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.keyboard('{CapsLock}A');
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on');
    await userEvent.keyboard('{CapsLock}a');
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
});

export const Conformance = meta.story(conformanceStory(passwordFieldConformance));
