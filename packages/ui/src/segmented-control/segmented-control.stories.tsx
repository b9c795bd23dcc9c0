import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { ChartLineIcon, TableIcon } from '../icons/index.ts';
import { Stack } from '../stack/index.ts';
import { segmentedControlConformance } from './segmented-control.conformance.tsx';
import { SegmentedControl } from './index.ts';

const periods = [
  { value: 'day', label: 'Day' },
  { value: 'month', label: 'This month' },
  { value: 'year', label: '12 months' },
];
const meta = preview.meta({
  title: 'Fields/SegmentedControl',
  component: SegmentedControl<string>,
  args: { label: 'Period', items: periods, defaultValue: 'month', onValueChange: fn() },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack align="start">
      <SegmentedControl label="Period" items={periods} defaultValue="month" />
      <SegmentedControl label="Period, small" items={periods} size="sm" />
      <SegmentedControl
        label="View"
        items={[
          { value: 'chart', label: 'Chart', icon: <ChartLineIcon size={16} /> },
          { value: 'table', label: 'Table', icon: <TableIcon size={16} /> },
        ]}
      />
      <SegmentedControl
        label="View, icons"
        iconOnly
        items={[
          { value: 'chart', label: 'Chart', icon: <ChartLineIcon size={16} /> },
          { value: 'table', label: 'Table', icon: <TableIcon size={16} /> },
        ]}
      />
    </Stack>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack align="start">
      <SegmentedControl label="Period" items={periods} disabled />
      <SegmentedControl
        label="Period, one closed"
        items={[{ value: 'day', label: 'Day', disabled: true }, ...periods.slice(1)]}
        defaultValue="year"
      />
    </Stack>
  ),
});

export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'This month' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '12 months' })).toBeChecked());
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('year', undefined));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Period' })).toBeVisible());
  },
});

export const InAForm = meta.story({
  render: (args) => (
    <form aria-label="Report">
      <SegmentedControl {...args} name="period" />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getAllByRole('radio').find((each) => (each as HTMLInputElement).checked);
    await userEvent.click(await canvas.findByRole('radio', { name: '12 months' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: '12 months' })).toBeChecked());
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(first).toBeChecked());
  },
});

export const Conformance = meta.story(conformanceStory(segmentedControlConformance));
