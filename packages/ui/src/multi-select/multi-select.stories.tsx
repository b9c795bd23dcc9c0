import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Field } from '../field/index.ts';
import { Grid } from '../grid/index.ts';
import { StationIcon } from '../icons/index.ts';
import { Stack } from '../stack/index.ts';
import { multiSelectConformance } from './multi-select.conformance.tsx';
import { MultiSelect } from './index.ts';
import { crowdedLabels, walkCrowdedList } from '../../test/walk-crowded-list.ts';

const stations = [
  {
    label: 'Montgomery',
    items: [
      { id: 'ambler', label: 'Ambler Towing', leading: <StationIcon size={16} /> },
      { id: 'lansdale', label: 'Lansdale Auto', leading: <StationIcon size={16} /> },
      { id: 'jose', label: 'San José Recovery', leading: <StationIcon size={16} /> },
    ],
  },
  {
    label: 'Bucks',
    items: [
      { id: 'doylestown', label: 'Doylestown Recovery', description: 'Closed on Sundays' },
      { id: 'quakertown', label: 'Quakertown Tow', disabled: true, description: 'Not in your territory' },
    ],
  },
];
const many = Array.from({ length: 2000 }, (_, index) => ({
  id: `s${index}`,
  label: `Station ${String(index).padStart(4, '0')}`,
}));

const meta = preview.meta({
  title: 'Fields/MultiSelect',
  component: MultiSelect,
  args: { label: 'Stations', items: stations, onValueChange: fn() },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap={24}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stack key={size} gap={16}>
          <Field label="Stations">
            <MultiSelect label="Stations" size={size} items={stations} />
          </Field>
          <Field label="Stations">
            <MultiSelect label="Stations" size={size} items={stations} defaultValue={['ambler', 'doylestown']} />
          </Field>
          <Field label="Stations">
            <MultiSelect
              label="Stations"
              size={size}
              items={stations}
              defaultValue={['jose', 'ambler', 'lansdale', 'doylestown']}
            />
          </Field>
        </Stack>
      ))}
    </Grid>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap={24}>
      <Field label="Stations" error="Choose at least one." required>
        <MultiSelect label="Stations" items={stations} />
      </Field>
      <Field label="Disabled" disabled>
        <MultiSelect label="Stations" items={stations} defaultValue={['ambler', 'lansdale', 'jose']} />
      </Field>
    </Grid>
  ),
});

export const Open = meta.story({
  tags: ['matrix'],
  args: { defaultOpen: true, defaultValue: ['ambler', 'jose'], max: 3 },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('option', { name: /Ambler/ })).toBeVisible());
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Stations: Choose' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus());
    await userEvent.keyboard('jose');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['jose'], { reason: 'pick' }));
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'San José Recovery' })).toHaveAttribute('aria-selected', 'true'),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([], { reason: 'pick' }));
    await userEvent.keyboard('{Escape}');
    if (screen.queryByRole('dialog')) await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const TypingOnTheClosedFieldSearches = meta.story({
  args: { defaultValue: ['ambler', 'lansdale'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['ambler'], { reason: 'remove' }));
    await userEvent.keyboard('d');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('d'));
    await userEvent.keyboard('oyl');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByText('Ambler Towing')).toBeVisible());
  },
});

export const AllAndNone = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stations: Choose' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Select all' }));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(['ambler', 'lansdale', 'jose', 'doylestown'], {
        reason: 'all',
      }),
    );
    await waitFor(() => expect(screen.getByText('4 of 5 selected')).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Select none' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([], { reason: 'none' }));
    await userEvent.type(await screen.findByRole('combobox'), 'recovery');
    await userEvent.click(await screen.findByRole('button', { name: 'Select 2 results' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['jose', 'doylestown'], { reason: 'all' }));
  },
});

export const NotMoreThanItsLimit = meta.story({
  args: { max: 2 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stations: Choose' }));
    await userEvent.click(await screen.findByRole('option', { name: /Ambler/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Lansdale/ }));
    await waitFor(() => expect(screen.getByText('2 of 2 maximum selected')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('option', { name: /José/ })).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(await screen.findByRole('option', { name: /José/ }));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(['ambler', 'lansdale'], { reason: 'pick' }),
    );
  },
});

export const ChipsLetGo = meta.story({
  args: { defaultValue: ['ambler', 'lansdale', 'jose'] },
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Stations: Ambler Towing, Lansdale Auto +1' })).toBeVisible(),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Ambler Towing' }));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(['lansdale', 'jose'], { reason: 'remove' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const DrawsOnlyWhatIsInSight = meta.story({
  render: function Long() {
    const [ids, setIds] = useState<readonly string[]>([]);
    return (
      <Field label="Stations">
        <MultiSelect label="Stations" items={many} value={ids} onValueChange={setIds} />
      </Field>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Stations/ }));
    await screen.findByRole('option', { name: 'Station 0000' });
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThan(60));
    await userEvent.type(await screen.findByRole('combobox'), '1234');
    await userEvent.click(await screen.findByRole('option', { name: 'Station 1234' }));
    await waitFor(() => expect(screen.getByText('1 of 2,000 selected')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Station 1234')).toBeVisible());
  },
});

const searchedFor = fn();

/** A remote search also receives text typed before the list had loaded. */
export const TypedOnTheClosedField = meta.story({
  args: { onQueryChange: searchedFor },
  beforeEach: () => void searchedFor.mockClear(),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Stations: Choose' })).focus();
    await userEvent.keyboard('lans');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('lans'));
    await waitFor(() => expect(searchedFor).toHaveBeenLastCalledWith('lans'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Stations: Choose' }));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue(''));
    await waitFor(() => expect(searchedFor).toHaveBeenLastCalledWith(''));
  },
});

/** More options than fit. */
const crowded = crowdedLabels.map((label) => ({ id: label, label }));

export const MoreThanFits = meta.story({
  args: { items: crowded, defaultOpen: true },
  play: ({ userEvent }) => walkCrowdedList(userEvent, 'Search'),
});

export const Conformance = meta.story(conformanceStory(multiSelectConformance));
