import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { ChevronDownIcon, StationIcon, TerritoryIcon } from '../icons/index.ts';
import { Field } from '../field/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { comboboxConformance } from './combobox.conformance.tsx';
import { Combobox } from './index.ts';
import { crowdedLabels, walkCrowdedList } from '../../test/walk-crowded-list.ts';

const places = [
  {
    label: 'Territories',
    items: [
      {
        id: 'montgomery',
        label: 'Montgomery',
        description: 'Lantern, East, Philadelphia',
        leading: <TerritoryIcon size={16} />,
      },
      { id: 'bucks', label: 'Bucks', description: 'Lantern, East, Philadelphia', leading: <TerritoryIcon size={16} /> },
    ],
  },
  {
    label: 'Stations',
    items: [
      {
        id: 'ambler',
        label: 'Ambler Towing',
        description: 'Montgomery',
        leading: <StationIcon size={16} />,
        trailing: <Badge>PSP</Badge>,
      },
      {
        id: 'lansdale',
        label: 'Lansdale Auto',
        description: 'Montgomery',
        leading: <StationIcon size={16} />,
        trailing: <Badge>Fleet</Badge>,
      },
      {
        id: 'doylestown',
        label: 'Doylestown Recovery',
        description: 'Bucks',
        leading: <StationIcon size={16} />,
        disabled: true,
      },
    ],
  },
];
const meta = preview.meta({
  title: 'Fields/Combobox',
  component: Combobox,
  args: { label: 'Places', items: places, onValueChange: fn() },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      <Field label="Place">
        <Combobox label="Places" items={places} defaultValue="ambler" />
      </Field>
      <Combobox label="Places, small" size="sm" items={places} />
      <Combobox label="Places, disabled" items={places} disabled />
      <Inline>
        <Combobox label="Places, another trigger" items={places}>
          <Button emphasis="plain" trailing={<ChevronDownIcon size={16} />}>
            Montgomery
          </Button>
        </Combobox>
      </Inline>
    </Stack>
  ),
});

const longName = [
  {
    id: 'long',
    label: 'Abschleppunternehmergemeinschaft Nordrhein-Westfalen und angrenzende Gebiete',
    leading: <StationIcon size={16} />,
  },
];

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      <Field label="Place" error="Choose a place you may see." required>
        <Combobox label="Places" items={places} />
      </Field>
      <Field label="Station" disabled description="Set by your station administrator.">
        <Combobox label="Stations" items={places} defaultValue="ambler" />
      </Field>
      <div className="story-phone">
        <Field label="A name that is longer than its field">
          <Combobox label="Places" items={longName} defaultValue="long" />
        </Field>
      </div>
    </Stack>
  ),
});

export const Open = meta.story({
  tags: ['matrix'],
  args: { open: true, defaultValue: 'ambler' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('option', { name: /Ambler/ })).toBeVisible());
  },
});

export const FindByTyping = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: /^Places/ });
    await userEvent.tab();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('lans');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('lansdale', { reason: 'pick' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(trigger).toHaveTextContent('Lansdale Auto'));
  },
});

/** A letter typed while the list is coming is taken once: the search field that gets the focus doesn't type it again. */
export const TypedWhileTheListComes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Places/ }));
    const content = (await screen.findByRole('combobox')).closest('[data-component="Combobox.Content"]');
    expect(fireEvent.keyDown(content as HTMLElement, { key: 'w' })).toBe(false);
    expect(fireEvent.keyDown(content as HTMLElement, { key: 'v', ctrlKey: true })).toBe(true);
  },
});

export const ChooseByPointer = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Places/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Bucks/ }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('bucks', { reason: 'pick' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const NothingMatches = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Places/ }));
    await userEvent.type(await screen.findByRole('combobox'), 'zz');
    await waitFor(() => expect(screen.getByText('No results for “zz”')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  },
});

export const SearchedElsewhere = meta.story({
  args: { onQueryChange: fn(), items: [], loading: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Places/ }));
    await userEvent.type(await screen.findByRole('combobox'), 'am');
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith('am'));
    await waitFor(() => expect(screen.getByRole('img', { name: 'Searching' })).toBeVisible());
  },
});

/** Each word is matched separately, anywhere in the text, ignoring accents. */
export const EveryWordCounts = meta.story({
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /^Places/ })).focus();
    await userEvent.keyboard('towing mont');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('towing mont'));
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
        expect.stringContaining('Ambler Towing'),
      ]),
    );
  },
});

export const Clearable = meta.story({
  args: { clearable: true, defaultValue: 'ambler' },
  play: async ({ canvas, args, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'Places: Ambler Towing' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger).toHaveTextContent('Choose'));
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: /^Bucks/ }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(trigger).toHaveTextContent('Choose'));
  },
});

const thousands = Array.from({ length: 2000 }, (_, index) => ({
  id: `s${index}`,
  label: `Station ${String(index).padStart(4, '0')}`,
}));

export const DrawsOnlyWhatIsInSight = meta.story({
  args: { items: thousands, defaultValue: 's1234' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Places: Station 1234' }));
    await screen.findAllByRole('option');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThan(60));
    await userEvent.type(await screen.findByRole('combobox'), '0777');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('s777', { reason: 'pick' }));
  },
});

/** More options than fit. */
const crowded = crowdedLabels.map((label) => ({ id: label, label }));

export const MoreThanFits = meta.story({
  args: { items: crowded, open: true },
  play: ({ userEvent }) => walkCrowdedList(userEvent, 'Search'),
});

export const InAForm = meta.story({
  render: () => (
    <form aria-label="Places">
      <Combobox label="One" name="one" items={places} defaultValue="ambler" />
      <Combobox label="Other" name="other" items={places} defaultValue="bucks" disabled />
    </form>
  ),
  play: async ({ canvas }) => {
    // Disabled fields aren't submitted.
    const form = await canvas.findByRole<HTMLFormElement>('form', { name: 'Places' });
    await waitFor(() => expect([...new FormData(form)]).toEqual([['one', 'ambler']]));
  },
});

export const Conformance = meta.story(conformanceStory(comboboxConformance));
