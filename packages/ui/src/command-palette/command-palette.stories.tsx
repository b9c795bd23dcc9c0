import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Button } from '../button/index.ts';
import { DashboardIcon, HomeIcon, ScheduleIcon, StationIcon } from '../icons/index.ts';
import { commandPaletteConformance } from './command-palette.conformance.tsx';
import { type Command, CommandPalette, createCommandRegistry, useCommands, useRegisterCommands } from './index.ts';
import { crowdedLabels, walkCrowdedList } from '../../test/walk-crowded-list.ts';

const run = fn();
const commands: readonly Command[] = [
  {
    id: 'home',
    label: 'Go to Home',
    group: 'Go',
    keys: 'G H',
    leading: <HomeIcon size={16} />,
    run: () => run('home'),
  },
  {
    id: 'dashboard',
    label: 'Go to My Dashboard',
    group: 'Go',
    keys: 'G D',
    keywords: ['metrics'],
    leading: <DashboardIcon size={16} />,
    run: () => run('dashboard'),
  },
  {
    id: 'scheduler',
    label: 'Go to Scheduler',
    group: 'Go',
    keys: 'G S',
    leading: <ScheduleIcon size={16} />,
    run: () => run('scheduler'),
  },
  { id: 'shift', label: 'Create a shift', group: 'Schedule', run: () => run('shift') },
  {
    id: 'publish',
    label: 'Publish the week',
    group: 'Schedule',
    description: 'Nothing has changed',
    disabled: true,
    run: () => run('publish'),
  },
  { id: 'night', label: 'Use the night theme', group: 'View', run: () => run('night') },
];

const meta = preview.meta({
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  args: { commands, defaultOpen: true, recent: ['shift', 'dashboard'], onRun: fn(), onOpenChange: fn() },
});

export const Default = meta.story({
  args: { defaultOpen: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>What can be done</Button>
        <CommandPalette {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
});

export const Open = meta.story({ tags: ['matrix'] });

export const FindsByLettersAndMarksThem = meta.story({
  tags: ['matrix'],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'gmd');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    const option = await screen.findByRole('option', { name: /Go to My Dashboard/ });
    await waitFor(() =>
      expect([...option.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['G', 'M', 'D']),
    );
  },
});

export const Keyboard = meta.story({
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'What do you want to do?' })).toHaveFocus());
    await userEvent.keyboard('sched');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /Go to Scheduler/ })).toHaveAttribute('data-focused'),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(run).toHaveBeenLastCalledWith('scheduler'));
    await waitFor(() =>
      expect(args.onRun).toHaveBeenCalledWith(expect.objectContaining({ id: 'scheduler' }), { reason: 'pick' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const RecentFirst = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(commands.length));
    const [first, second] = screen.getAllByRole('option');
    await waitFor(() => expect(first).toHaveTextContent('Create a shift'));
    await waitFor(() => expect(second).toHaveTextContent('Go to My Dashboard'));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible());
  },
});

export const NothingFound = meta.story({
  tags: ['matrix'],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'zzz');
    await waitFor(() => expect(screen.getByText('No results for “zzz”')).toBeVisible());
  },
});

export const LooksElsewhere = meta.story({
  render: function Search(args) {
    const [query, setQuery] = useState('');
    const [results, setResults] = useState<readonly Command[]>([]);
    const loading = query.length > 2 && results.length === 0;
    useEffect(() => {
      if (query.length <= 2) return;
      const timer = setTimeout(
        () =>
          setResults([
            {
              id: 'station-ambler',
              label: 'Ambler Towing',
              description: 'Lantern, East, Montgomery',
              leading: <StationIcon size={16} />,
              run: () => run('ambler'),
            },
          ]),
        50,
      );
      return () => clearTimeout(timer);
    }, [query]);
    return (
      <CommandPalette {...args} onQueryChange={setQuery} results={results} resultsLabel="Places" loading={loading} />
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'ambl');
    const found = await screen.findByRole('option', { name: /Ambler Towing/ });
    await waitFor(() => expect(screen.getByRole('group', { name: 'Places' })).toBeVisible());
    await userEvent.click(found);
    await waitFor(() => expect(run).toHaveBeenLastCalledWith('ambler'));
  },
});

const registry = createCommandRegistry();
registry.register(commands);
const saving: readonly Command[] = [{ id: 'save', label: 'Save schedule', group: 'Schedule', run: () => run('save') }];

function Screen() {
  useRegisterCommands(registry, saving);
  return null;
}

export const AScreenBringsItsCommands = meta.story({
  render: function Application() {
    const [open, setOpen] = useState(false);
    const [shown, setShown] = useState(false);
    return (
      <>
        {shown && <Screen />}
        <Button onClick={() => setShown(!shown)}>Toggle the screen</Button>
        <Button onClick={() => setOpen(true)}>Commands</Button>
        <CommandPalette open={open} onOpenChange={setOpen} commands={useCommands(registry)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Commands' }));
    await screen.findAllByRole('option');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Save schedule' })).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Commands' })).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Toggle the screen' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Commands' }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Save schedule' })).toBeVisible());
  },
});

/** More commands than fit. */
const crowded = crowdedLabels.map((label, index): Command => ({ id: label, label, run: () => run(index) }));

export const MoreThanFits = meta.story({
  args: { commands: crowded, recent: [] },
  play: ({ userEvent }) => walkCrowdedList(userEvent, 'What do you want to do?'),
});

export const Conformance = meta.story(conformanceStory(commandPaletteConformance));
