import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Grid } from '../grid/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { ScrollArea } from './index.ts';
import { scrollAreaConformance } from './scroll-area.conformance.tsx';

const drivers = Array.from({ length: 30 }, (_driver, index) => `Driver ${index + 1}`);
const lines = (
  <Stack gap={4}>
    {drivers.map((driver) => (
      <span key={driver}>{driver}</span>
    ))}
  </Stack>
);
const strip = (
  <Inline gap={4} wrap={false}>
    {drivers.map((driver) => (
      <Badge key={driver}>{driver}</Badge>
    ))}
  </Inline>
);
const meta = preview.meta({
  title: 'Layout/ScrollArea',
  component: ScrollArea,
  args: { label: 'Drivers', className: 'story-short', children: lines },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={3} gap={24}>
      <ScrollArea label="Drivers" className="story-short">
        {lines}
      </ScrollArea>
      <ScrollArea label="Drivers in a strip" orientation="horizontal">
        {strip}
      </ScrollArea>
      <ScrollArea label="Few" className="story-short">
        Nothing to scroll here.
      </ScrollArea>
    </Grid>
  ),
});

const rootOf = (viewport: HTMLElement) => viewport.parentElement as HTMLElement;

export const EdgesShowWhereMoreLies = meta.story({
  play: async ({ canvas }) => {
    const viewport = await canvas.findByRole('region', { name: 'Drivers' });
    const root = rootOf(viewport);
    await waitFor(() => expect(root).toHaveAttribute('data-more-block-end'));
    expect(root).not.toHaveAttribute('data-more-block-start');
    viewport.scrollTop = 60;
    await waitFor(() => expect(root).toHaveAttribute('data-more-block-start'));
    viewport.scrollTop = viewport.scrollHeight;
    await waitFor(() => expect(root).not.toHaveAttribute('data-more-block-end'));
  },
});

export const TheKeyboardReachesIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    const viewport = await canvas.findByRole('region', { name: 'Drivers' });
    await userEvent.tab();
    await waitFor(() => expect(viewport).toHaveFocus());
  },
});

export const NoStopWithoutScrolling = meta.story({
  render: function Growing(args) {
    const [many, setMany] = useState(false);
    return (
      <Stack>
        <Button onClick={() => setMany(!many)}>More or fewer</Button>
        <ScrollArea {...args}>{many ? lines : 'One driver'}</ScrollArea>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('One driver');
    expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.click(await canvas.findByRole('button'));
    await canvas.findByRole('region', { name: 'Drivers' });
    await userEvent.click(await canvas.findByRole('button'));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
});

export const AcrossFromTheRight = meta.story({
  args: { orientation: 'horizontal', children: strip, className: '' },
  render: (args) => (
    <div dir="rtl">
      <ScrollArea {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const viewport = await canvas.findByRole('region', { name: 'Drivers' });
    await waitFor(() => expect(rootOf(viewport)).toHaveAttribute('data-more-inline-end'));
    viewport.scrollLeft = -viewport.scrollWidth;
    await waitFor(() => expect(rootOf(viewport)).not.toHaveAttribute('data-more-inline-end'));
    await waitFor(() => expect(rootOf(viewport)).toHaveAttribute('data-more-inline-start'));
  },
});

export const Conformance = meta.story(conformanceStory(scrollAreaConformance));
