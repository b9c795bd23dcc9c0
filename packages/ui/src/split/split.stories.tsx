import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Grid } from '../grid/index.ts';
import { UiProvider } from '../provider/index.ts';
import { Split } from './index.ts';
import { splitConformance } from './split.conformance.tsx';

const list = <p>Rosa Ndiaye, Juan Carlos de la Vega, Cher</p>;
const letter = <p>Van 12 lost signal at 02:14. It was on the way to Ambler Towing and Recovery.</p>;
const meta = preview.meta({
  title: 'Layout/Split',
  component: Split,
  args: {
    label: 'Width of the list',
    start: list,
    end: letter,
    className: 'story-short',
    onValueChange: fn(),
    onValueCommit: fn(),
    onCollapsedChange: fn(),
  },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap={24}>
      <Split label="Width" className="story-short" start={list} end={letter} />
      <Split
        label="Height"
        className="story-short"
        orientation="vertical"
        min={[40, 40]}
        defaultValue={0.3}
        start={list}
        end={letter}
      />
      <Split label="Folded" className="story-short" collapsible="start" defaultCollapsed start={list} end={letter} />
      <Split
        label="Outer"
        className="story-short"
        min={[120, 200]}
        defaultValue={0.1}
        start={list}
        end={<Split label="Inner" orientation="vertical" min={[40, 40]} start={letter} end={list} />}
      />
    </Grid>
  ),
});

const widthOf = (canvasElement: HTMLElement, part: 'Start' | 'End') =>
  (canvasElement.querySelector(`[data-component="Split.${part}"]`) as HTMLElement).getBoundingClientRect().width;

export const Keyboard = meta.story({
  args: { min: [200, 300], collapsible: 'start' },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const handle = await canvas.findByRole('separator', { name: 'Width of the list' });
    await userEvent.tab();
    await waitFor(() => expect(handle).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '52'));
    await waitFor(() => expect(args.onValueCommit).toHaveBeenCalledWith(0.52, { reason: 'key' }));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '42'));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '52'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(Math.round(widthOf(canvasElement, 'Start'))).toBe(200));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(widthOf(canvasElement, 'End')).toBeGreaterThanOrEqual(290));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(widthOf(canvasElement, 'Start')).toBe(0));
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuetext', 'collapsed'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(widthOf(canvasElement, 'Start')).toBeGreaterThan(200));
  },
});

const dragTo = async (handle: HTMLElement, x: number) => {
  const { x: left, y, width } = handle.getBoundingClientRect();
  const at = { clientY: y + 10, pointerId: 1, button: 0, bubbles: true };
  await fireEvent.pointerDown(handle, { ...at, clientX: left + width / 2 });
  await fireEvent.pointerMove(handle, { ...at, clientX: left + width / 2 + x });
};

export const Dragged = meta.story({
  args: { min: [200, 200], collapsible: 'start' },
  play: async ({ canvas, canvasElement, args }) => {
    const handle = await canvas.findByRole('separator');
    const before = widthOf(canvasElement, 'Start');
    await dragTo(handle, 100);
    await waitFor(() => expect(Math.abs(widthOf(canvasElement, 'Start') - before - 100)).toBeLessThan(3));
    await fireEvent.pointerUp(handle, { pointerId: 1 });
    await waitFor(() => expect(args.onValueCommit).toHaveBeenCalledOnce());
    await dragTo(handle, -2000);
    await waitFor(() => expect(args.onCollapsedChange).toHaveBeenLastCalledWith(true, { reason: 'drag' }));
    await waitFor(() => expect(widthOf(canvasElement, 'Start')).toBe(0));
    await fireEvent.pointerUp(handle, { pointerId: 1 });
    await fireEvent.doubleClick(handle);
    await waitFor(() => expect(Math.abs(widthOf(canvasElement, 'Start') - before)).toBeLessThan(3));
  },
});

export const EscapePutsItBack = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const handle = await canvas.findByRole('separator');
    const before = widthOf(canvasElement, 'Start');
    handle.focus();
    await dragTo(handle, 150);
    await waitFor(() => expect(widthOf(canvasElement, 'Start')).not.toBe(before));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(widthOf(canvasElement, 'Start')).toBe(before));
    await fireEvent.pointerMove(handle, { clientX: 10, clientY: 20, pointerId: 1 });
    await waitFor(() => expect(widthOf(canvasElement, 'Start')).toBe(before));
  },
});

export const TurnsRoundFromRightToLeft = meta.story({
  render: (args) => (
    <UiProvider direction="rtl">
      <div dir="rtl">
        <Split {...args} />
      </div>
    </UiProvider>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const handle = await canvas.findByRole('separator');
    const before = widthOf(canvasElement, 'Start');
    handle.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '52'));
    await dragTo(handle, -100);
    await waitFor(() => expect(widthOf(canvasElement, 'Start')).toBeGreaterThan(before + 90));
  },
});

export const Conformance = meta.story(conformanceStory(splitConformance));
