import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Field } from '../field/index.ts';
import { Stack } from '../stack/index.ts';
import { selectConformance } from './select.conformance.tsx';
import { Select } from './index.ts';

const types = [
  { value: 'psp', label: 'PSP', description: 'Preferred service providers' },
  { value: 'non-psp', label: 'NON-PSP', description: 'Contract stations' },
  { value: 'fleet', label: 'Fleet', description: "The club's own trucks" },
  { value: 'csn', label: 'CSN', description: 'Contract stations, both kinds', disabled: true },
];
const meta = preview.meta({
  title: 'Fields/Select',
  component: Select,
  args: { 'aria-label': 'Facility type', items: types, onValueChange: fn() },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Select key={size} size={size} aria-label={`Size ${size}`} items={types} defaultValue="fleet" />
      ))}
      <Field label="Facility type" description="Numbers below are of this type only.">
        <Select items={types} />
      </Field>
    </Stack>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      <Select aria-label="Nothing chosen" items={types} />
      <Select aria-label="Invalid" items={types} invalid />
      <Select aria-label="Disabled" items={types} defaultValue="psp" disabled />
    </Stack>
  ),
});

export const Open = meta.story({
  tags: ['matrix'],
  args: { defaultOpen: true, defaultValue: 'fleet', items: [{ label: 'Types', items: types }] },
  // Radix hides the page while the list is open and traps Tab inside the list; the rule sees only the hiding.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
});

export const ManyChoices = meta.story({
  args: {
    defaultOpen: true,
    defaultValue: 'market-17',
    items: Array.from({ length: 24 }, (_market, index) => ({
      value: `market-${index + 1}`,
      label: `Market ${index + 1}`,
    })),
  },
  parameters: Open.input.parameters,
  play: async ({ userEvent }) => {
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Market 17' })).toHaveFocus());
    const inSight = (name: string) => {
      const { top, bottom } = screen.getByRole('option', { name }).getBoundingClientRect();
      const box = list.getBoundingClientRect();
      return top >= box.top && bottom <= box.bottom;
    };
    await waitFor(() => expect(inSight('Market 17')).toBe(true));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(inSight('Market 24')).toBe(true));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(inSight('Market 1')).toBe(true));
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const trigger = await canvas.findByRole('combobox', { name: 'Facility type' });
    await userEvent.tab();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(async () =>
      expect(await screen.findByRole('option', { name: 'PSP Preferred service providers' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('fleet'));
    await waitFor(() => expect(trigger).toHaveTextContent('Fleet'));
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger).toHaveTextContent('Fleet'));
  },
});

/** A form submits the choice that is shown, and a reset returns both to the initial choice. */
export const InAForm = meta.story({
  render: (args) => (
    <form aria-label="Invite">
      <Select {...args} name="type" defaultValue="psp" required />
      <button type="reset">Start again</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('combobox', { name: 'Facility type' });
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Invite' });
    const sent = () => ({
      shown: trigger.textContent,
      sent: new FormData(form).get('type'),
      valid: form.checkValidity(),
    });
    const startAgain = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
      await waitFor(() => expect(sent()).toEqual({ shown: 'PSP', sent: 'psp', valid: true }));
    };
    // Without a change there is no re-render, but the submitted value must still be there.
    await startAgain();
    for (let round = 0; round < 2; round++) {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('option', { name: /^Fleet/ }));
      await waitFor(() => expect(sent()).toEqual({ shown: 'Fleet', sent: 'fleet', valid: true }));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await startAgain();
    }
  },
});

/** A choice made by the page, before anybody has opened the list, is reset and submitted like one made in the list. */
export const ChosenByThePage = meta.story({
  render: function Chosen(args) {
    const [type, setType] = useState('psp');
    return (
      <form aria-label="Invite">
        <Select {...args} name="type" value={type} onValueChange={setType} />
        <button type="button" onClick={() => setType('fleet')}>
          Use fleet
        </button>
        <button type="reset">Start again</button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('combobox', { name: 'Facility type' });
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Invite' });
    const shows = (shown: string, sent: string) =>
      waitFor(() => expect([trigger.textContent, new FormData(form).get('type')]).toEqual([shown, sent]));
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Use fleet');
    await shows('Fleet', 'fleet');
    await press('Start again');
    await shows('PSP', 'psp');
    // With the list mounted after the choice, a reset still returns to the first one.
    await press('Use fleet');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await press('Start again');
    await shows('PSP', 'psp');
  },
});

/** Letters typed on the closed select choose by the beginning of a label. */
export const ByFirstLetters = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const trigger = await canvas.findByRole('combobox', { name: 'Facility type' });
    await userEvent.tab();
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(async () => {
      await userEvent.keyboard('f');
      expect(args.onValueChange).toHaveBeenLastCalledWith('fleet');
    });
    await waitFor(() => expect(trigger).toHaveTextContent('Fleet'));
  },
});

export const Conformance = meta.story({ ...conformanceStory(selectConformance), parameters: Open.input.parameters });
