import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Grid } from '../grid/index.ts';
import { AlertOctagonIcon, AlertTriangleIcon, CheckIcon, ServiceTowIcon } from '../icons/index.ts';
import { UiProvider } from '../provider/index.ts';
import { Timeline, type TimelineItem } from './index.ts';
import { timelineConformance } from './timeline.conformance.tsx';

const now = '2026-11-20T20:00:00Z';
const items: readonly TimelineItem[] = [
  {
    id: '6',
    at: '2026-11-20T19:05:00Z',
    title: 'Done: car brought to Ambler Towing and Recovery',
    tone: 'success',
    icon: <CheckIcon size={16} />,
  },
  {
    id: '5',
    at: '2026-11-20T18:20:00Z',
    title: 'Late by 4 min',
    description: 'Promised for 1:16 PM',
    tone: 'danger',
    icon: <AlertOctagonIcon size={16} />,
  },
  {
    id: '4',
    at: '2026-11-20T18:02:00Z',
    title: 'At risk: van 12 lost signal',
    tone: 'beacon',
    icon: <AlertTriangleIcon size={16} />,
  },
  { id: '3', at: '2026-11-20T05:10:00Z', title: 'Rosa Ndiaye is on the way', icon: <ServiceTowIcon size={16} /> },
  {
    id: '2',
    at: '2026-11-20T04:50:00Z',
    title: 'Assigned to Rosa Ndiaye',
    description: 'By Juan Carlos de la Vega, because she was nearest and had a free hour before the end of her shift',
  },
  { id: '1', at: '2026-11-02T22:00:00Z', title: 'Created' },
];
const meta = preview.meta({ title: 'Data/Timeline', component: Timeline, args: { items, now } });

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap={32}>
      <Timeline items={items} now={now} onMore={() => undefined} />
      <div className="story-narrowest">
        <Timeline items={items.slice(1, 5)} onMore={() => undefined} loading />
      </div>
    </Grid>
  ),
});

const steps: readonly TimelineItem[] = [
  { id: 'RE', at: '2026-11-20T19:05:00Z', title: 'Received' },
  {
    id: 'pass',
    at: '2026-11-20T19:08:00Z',
    title: 'Passed by Bala Garage',
    description: 'No driver available',
    kind: 'exception',
  },
  { id: 'AS', at: '2026-11-20T19:12:00Z', title: 'Assigned', before: { text: '7 min', size: 24 } },
  { id: 'note', at: '2026-11-20T19:14:00Z', title: 'Member notified', kind: 'note' },
  { id: 'due', at: '2026-11-20T19:50:00Z', title: 'Promised arrival', description: 'Missed by 6 min', kind: 'due' },
  { id: 'OL', at: '2026-11-20T19:56:00Z', title: 'On location', before: { text: '44 min', size: 96 } },
];

export const Clock = meta.story({
  args: { items: steps, layout: 'clock', label: 'Timeline of the call' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Timeline of the call' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(6));
    await waitFor(() => expect(within(list).getByText('2:05 PM')).toBeVisible());
    const before = await within(list).findByText('44 min');
    await waitFor(() => expect(before.getBoundingClientRect().height).toBeGreaterThanOrEqual(96));
    expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const DaysOfTheZone = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
        'Today',
        'Yesterday',
        'Monday, November 2',
      ]),
    );
    // 4:50 AM on the 20th in London is before midnight in New York.
    const yesterday = await canvas.findByRole('region', { name: 'Yesterday' });
    await waitFor(() => expect(within(yesterday).getByText('Assigned to Rosa Ndiaye')).toBeVisible());
    await waitFor(() =>
      expect(within(yesterday).getByText('11:50 PM')).toHaveAttribute('datetime', '2026-11-20T04:50:00Z'),
    );
  },
});

export const AnotherZoneAndLanguage = meta.story({
  render: (args) => (
    <UiProvider locale="de-DE" timeZone="Europe/Berlin">
      <Timeline {...args} />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
        'Heute',
        'Montag, 2. November',
      ]),
    );
    await waitFor(() => expect(canvas.getByText('05:50')).toBeVisible());
  },
});

export const More = meta.story({
  render: function Growing(args) {
    const [count, setCount] = useState(2);
    return (
      <Timeline
        {...args}
        items={items.slice(0, count)}
        {...(count < items.length && { onMore: () => setCount(count + 2) })}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
});

export const Conformance = meta.story(conformanceStory(timelineConformance));
