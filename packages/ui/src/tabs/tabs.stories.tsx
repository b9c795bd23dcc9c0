import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { UiProvider } from '../provider/index.ts';
import { tabsConformance } from './tabs.conformance.tsx';
import { Tabs } from './index.ts';

const names = ['Overview', 'Raw Surveys', 'Emulated Surveys', 'Comments'];
const parts = (
  <>
    <Tabs.List aria-label="Surveys">
      {names.map((name, index) => (
        <Tabs.Trigger key={name} value={name} disabled={index === 2}>
          {name}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
    {names.map((name) => (
      <Tabs.Panel key={name} value={name}>
        {name} of this month
      </Tabs.Panel>
    ))}
  </>
);
const meta = preview.meta({
  title: 'Navigation/Tabs',
  component: Tabs.Root,
  args: { defaultValue: 'Raw Surveys', onValueChange: fn(), children: parts },
});

export const Default = meta.story({});
export const States = meta.story({ tags: ['matrix'] });

export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Raw Surveys' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Comments' })).toHaveFocus());
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('Comments'));
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Comments of this month'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Overview', selected: true })).toHaveFocus());
  },
});

export const SlowPanelsWaitForEnter = meta.story({
  args: { activation: 'manual' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Comments', selected: false })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Raw Surveys of this month'));
    expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('Comments'));
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Comments of this month'));
  },
});

export const TurnsRoundFromRightToLeft = meta.story({
  render: (args) => (
    <UiProvider direction="rtl">
      <div dir="rtl">
        <Tabs.Root {...args} />
      </div>
    </UiProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Comments', selected: true })).toHaveFocus());
    await userEvent.click(await canvas.findByRole('tab', { name: 'Overview' }));
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Overview of this month'));
  },
});

export const Conformance = meta.story(conformanceStory(tabsConformance));
