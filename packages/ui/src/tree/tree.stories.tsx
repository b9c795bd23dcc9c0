import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Badge } from '../badge/index.ts';
import { Grid } from '../grid/index.ts';
import { ClubIcon, MarketIcon, StationIcon } from '../icons/index.ts';
import { UiProvider } from '../provider/index.ts';
import { Tree, type TreeNode } from './index.ts';
import { treeConformance } from './tree.conformance.tsx';

const items: readonly TreeNode[] = [
  {
    id: 'lantern',
    label: 'Lantern Motor Club',
    leading: <ClubIcon size={16} />,
    children: [
      {
        id: 'philadelphia',
        label: 'Philadelphia',
        leading: <MarketIcon size={16} />,
        children: [
          {
            id: 'ambler',
            label: 'Ambler Towing and Recovery',
            leading: <StationIcon size={16} />,
            trailing: <Badge>12</Badge>,
          },
          {
            id: 'lansdale',
            label: 'Lansdale',
            description: 'Closed since October',
            leading: <StationIcon size={16} />,
            disabled: true,
          },
        ],
      },
      { id: 'harrisburg', label: 'Harrisburg', leading: <MarketIcon size={16} />, children: [] },
    ],
  },
  {
    id: 'beacon',
    label: 'Beacon Automobile Association of the Northern Counties and the Islands before Their Coast',
    leading: <ClubIcon size={16} />,
    hasChildren: true,
  },
  { id: 'harbour', label: 'Harbour', leading: <ClubIcon size={16} />, children: [{ id: 'quay', label: 'Quay' }] },
];
const meta = preview.meta({
  title: 'Navigation/Tree',
  component: Tree,
  args: { label: 'Organization', items, onSelectionChange: fn(), onExpandedChange: fn(), onLoadChildren: fn() },
});

export const Default = meta.story({ args: { defaultExpanded: ['lantern'] } });

const failed = items.map((node) => (node.id === 'beacon' ? { ...node, error: 'We couldn’t load the markets.' } : node));
export const Variants = meta.story({
  tags: ['matrix'],
  args: { onLoadChildren: fn() },
  render: ({ onLoadChildren }) => (
    <Grid columns={2} gap={24}>
      <Tree
        label="One"
        items={items}
        selection="single"
        defaultSelected={['ambler']}
        defaultExpanded={['lantern', 'philadelphia', 'harrisburg']}
      />
      <Tree
        label="Several"
        items={items}
        selection="multiple"
        defaultSelected={['philadelphia', 'ambler']}
        defaultExpanded={['lantern', 'philadelphia']}
      />
      <Tree label="Failed" items={failed} defaultExpanded={['beacon']} {...(onLoadChildren && { onLoadChildren })} />
      <Tree label="Nothing" items={[]} empty="No organizations yet" />
    </Grid>
  ),
});

interface Canvas {
  readonly getByRole: (role: string, options: { name: RegExp | string }) => HTMLElement;
}
/** Waits for the rows, then tabs to the first one. */
async function enter(canvas: Canvas, userEvent: { readonly tab: () => Promise<void> }) {
  await waitFor(() => expect(row(canvas, /^Lantern/)).toBeVisible());
  await userEvent.tab();
  await waitFor(() => expect(row(canvas, /^Lantern/)).toHaveFocus());
}

const row = (canvas: Canvas, name: RegExp | string) => canvas.getByRole('row', { name });

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await enter(canvas, userEvent);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(row(canvas, /^Lantern/)).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(row(canvas, /^Ambler/)).toHaveFocus());
    await waitFor(() => expect(row(canvas, /^Ambler/)).toHaveAttribute('aria-level', '3'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(row(canvas, /^Philadelphia/)).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(row(canvas, /^Philadelphia/)).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(row(canvas, 'Harbour')).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(row(canvas, /^Lantern/)).toHaveFocus());
  },
});

export const LettersFind = meta.story({
  args: { defaultExpanded: ['lantern'] },
  play: async ({ canvas, userEvent }) => {
    await enter(canvas, userEvent);
    await userEvent.keyboard('harr');
    await waitFor(() => expect(row(canvas, /^Harrisburg/)).toHaveFocus());
  },
});

export const StarOpensTheLevel = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await enter(canvas, userEvent);
    await userEvent.keyboard('*');
    for (const name of [/^Lantern/, /^Beacon/, 'Harbour'])
      await waitFor(() => expect(row(canvas, name)).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(row(canvas, /^Philadelphia/)).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(args.onLoadChildren).toHaveBeenCalledWith('beacon'));
    await waitFor(() => expect(row(canvas, /^Lantern/)).toHaveFocus());
  },
});

export const ChildrenAreBrought = meta.story({
  render: function Lazy(args) {
    const [error, setError] = useState(false);
    const [children, setChildren] = useState<readonly TreeNode[]>();
    const beacon: TreeNode = {
      id: 'beacon',
      label: 'Beacon',
      hasChildren: true,
      ...(children && { children }),
      ...(error && !children && { error: 'We couldn’t load the markets.' }),
    };
    return (
      <Tree
        {...args}
        items={[beacon]}
        onLoadChildren={(id) => {
          args.onLoadChildren?.(id);
          if (error) setChildren([{ id: 'north', label: 'North' }]);
          else setError(true);
        }}
      />
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Expand/ }));
    await waitFor(() => expect(args.onLoadChildren).toHaveBeenCalledWith('beacon'));
    await waitFor(async () => expect(await canvas.findByText('We couldn’t load the markets.')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(row(canvas, 'North')).toBeVisible());
  },
});

export const ChoosesSeveral = meta.story({
  args: { selection: 'multiple', defaultExpanded: ['lantern', 'philadelphia'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByText('Ambler Towing and Recovery'));
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenLastCalledWith(['ambler'], { reason: 'pick' }));
    await userEvent.keyboard('{ArrowUp} ');
    await waitFor(() =>
      expect(args.onSelectionChange).toHaveBeenLastCalledWith(['ambler', 'philadelphia'], { reason: 'pick' }),
    );
    await waitFor(() => expect(row(canvas, /^Ambler/)).toHaveAttribute('aria-selected', 'true'));
  },
});

export const TurnsRoundFromRightToLeft = meta.story({
  render: (args) => (
    <UiProvider direction="rtl">
      <div dir="rtl">
        <Tree {...args} />
      </div>
    </UiProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await enter(canvas, userEvent);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(row(canvas, /^Lantern/)).toHaveAttribute('aria-expanded', 'true'));
  },
});

const stations = Array.from({ length: 5000 }, (_station, index): TreeNode => ({
  id: `s${index}`,
  label: `Station ${index + 1}`,
}));
export const ManyRows = meta.story({
  args: { items: [{ id: 'all', label: 'All stations', children: stations }], defaultExpanded: ['all'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(row(canvas, 'All stations')).toBeVisible());
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-component="Tree.Item"]').length).toBeLessThan(200),
    );
    await userEvent.tab();
    await waitFor(() => expect(row(canvas, 'All stations')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(row(canvas, 'Station 5000')).toHaveFocus());
  },
});

export const Conformance = meta.story(conformanceStory(treeConformance));
