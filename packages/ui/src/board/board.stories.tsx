import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Avatar } from '../avatar/index.ts';
import { Inline } from '../inline/index.ts';
import { UiProvider } from '../provider/index.ts';
import { boardConformance } from './board.conformance.tsx';
import { Board, type BoardCard, type BoardList, moveCard } from './index.ts';

const card = (id: string, label: string, more: Partial<BoardCard> = {}): BoardCard => ({ id, label, ...more });
const lists: readonly BoardList<BoardCard>[] = [
  {
    id: 'experienced',
    label: 'Experienced',
    limit: 2,
    cards: [card('rosa', 'Rosa Ndiaye'), card('juan', 'Juan Carlos de la Vega'), card('cher', 'Cher')],
  },
  {
    id: 'intermediate',
    label: 'Intermediate',
    limit: 3,
    cards: [card('ulku', 'Ülkü Öz'), card('kim', 'Kim, who is captain', { disabled: true })],
  },
  { id: 'beginner', label: 'Beginner, and everybody who has not driven for longer than one whole season', cards: [] },
];
const renderCard = ({ label }: BoardCard) => (
  <Inline gap={8}>
    <Avatar size="sm" decorative name={label} />
    <span>{label}</span>
  </Inline>
);

/** An owner that accepts every move. */
function Owned(args: ComponentProps<typeof Board<BoardCard>>) {
  const [held, setHeld] = useState(args.lists);
  return (
    <Board
      {...args}
      lists={held}
      onMove={(move, details) => {
        args.onMove(move, details);
        setHeld(moveCard(held, move.card, move.to));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Data/Board',
  component: Board<BoardCard>,
  args: { label: 'Draft of the season', lists, renderCard, onMove: fn() },
  render: (args) => <Owned {...args} />,
});

export const Default = meta.story({});
export const Variants = meta.story({ tags: ['matrix'] });

const announcements = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll('[data-board-list]'), (list) =>
    Array.from(list.querySelectorAll<HTMLElement>('[data-board-card]'), (element) => element.dataset.boardCard).join(
      ' ',
    ),
  );
// The board's own live region: a page can have others.
const said = (canvas: ReturnType<typeof within>, words: string | RegExp) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words));

export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.tab();
    const rosa = () => canvas.getByRole('article', { name: 'Rosa Ndiaye' });
    await waitFor(() => expect(rosa()).toHaveFocus());
    await waitFor(() => expect(rosa()).toHaveAccessibleDescription(/^Space picks it up/));
    await userEvent.keyboard('{ArrowDown}{End}{Home}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Ülkü Öz' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft} ');
    await said(canvas, 'Rosa Ndiaye picked up. Place 1 of 3 in Experienced.');
    await userEvent.keyboard('{ArrowDown}');
    await said(canvas, 'Place 2 of 3 in Experienced.');
    await userEvent.keyboard('{ArrowRight}');
    await said(canvas, 'Place 2 of 3 in Intermediate.');
    await waitFor(() => expect(rosa()).toHaveFocus());
    expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await said(canvas, 'Rosa Ndiaye dropped. Place 2 of 3 in Intermediate.');
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(
        { card: 'rosa', from: { list: 'experienced', index: 0 }, to: { list: 'intermediate', index: 1 } },
        { reason: 'key' },
      ),
    );
    await waitFor(() => expect(announcements(canvasElement)).toEqual(['juan cher', 'ulku rosa kim', '']));
    await waitFor(() => expect(rosa()).toHaveFocus());
  },
});

export const ALongListIsScrolledByKeyboard = meta.story({
  args: {
    lists: [
      ...lists.slice(0, 1),
      {
        id: 'long',
        label: 'Everybody else',
        cards: Array.from({ length: 30 }, (_driver, index) => card(`driver-${index}`, `Driver ${index + 1}`)),
      },
    ],
  },
  render: (args) => (
    <div className="story-short">
      <Owned {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const long = await canvas.findByRole('list', { name: 'Everybody else' });
    await waitFor(() => expect(long).toHaveAttribute('tabindex', '0'));
    // Once a card in it is the tab stop, the list doesn't need one of its own.
    (await canvas.findByRole('article', { name: 'Rosa Ndiaye' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Driver 1' })).toHaveFocus());
    await waitFor(() => expect(long).not.toHaveAttribute('tabindex'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(long).toHaveAttribute('tabindex', '0'));
  },
});

export const EscapePutsItBack = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await waitFor(() => expect(announcements(canvasElement)).toEqual(['juan cher', 'ulku kim', 'rosa']));
    await userEvent.keyboard('{Escape}');
    await said(canvas, 'Rosa Ndiaye returned to where it was.');
    await waitFor(() => expect(announcements(canvasElement)).toEqual(['rosa juan cher', 'ulku kim', '']));
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Rosa Ndiaye' })).toHaveFocus());
    expect(args.onMove).not.toHaveBeenCalled();
  },
});

export const AListThatDoesNotTakeIt = meta.story({
  args: { accepts: (_card, list) => (list === 'intermediate' ? 'the tier is full' : true) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText('the tier is full')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await said(canvas, /Intermediate doesn’t accept it: the tier is full Place 1 of 1 in Beginner/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(announcements(canvasElement)).toEqual(['juan cher', 'ulku kim', 'rosa']));
  },
});

const at = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
};
const pointer = { pointerId: 1, isPrimary: true, button: 0, bubbles: true };

export const Dragged = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const cher = await canvas.findByRole('article', { name: 'Cher' });
    const target = await canvas.findByRole('region', { name: /^Beginner/ });
    await fireEvent.pointerDown(cher, { ...pointer, pointerType: 'mouse', ...at(cher) });
    await fireEvent.pointerMove(window, { ...pointer, clientX: at(cher).clientX + 3, clientY: at(cher).clientY });
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Draft of the season' })).not.toHaveAttribute('data-carrying'),
    );
    await fireEvent.pointerMove(window, { ...pointer, clientX: at(cher).clientX + 30, clientY: at(cher).clientY });
    await said(canvas, /^Cher picked up/);
    await fireEvent.pointerMove(window, { ...pointer, ...at(target) });
    await waitFor(() => expect(announcements(canvasElement)).toEqual(['rosa juan', 'ulku kim', 'cher']));
    await fireEvent.pointerUp(window, { ...pointer, ...at(target) });
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(
        { card: 'cher', from: { list: 'experienced', index: 2 }, to: { list: 'beginner', index: 0 } },
        { reason: 'drag' },
      ),
    );
    await said(canvas, 'Cher dropped. Place 1 of 1 in Beginner');
  },
});

/** A quick hand lets go before the next frame: the card lands where the pointer is, and never stays in the air. */
export const DroppedAtOnce = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const cher = await canvas.findByRole('article', { name: 'Cher' });
    const target = await canvas.findByRole('region', { name: /^Beginner/ });
    const root = await canvas.findByRole('group', { name: 'Draft of the season' });
    const mouse = { ...pointer, pointerType: 'mouse' };
    // Dispatched synchronously: nothing is drawn between the steps.
    cher.dispatchEvent(new PointerEvent('pointerdown', { ...mouse, ...at(cher) }));
    window.dispatchEvent(new PointerEvent('pointermove', { ...mouse, ...at(target) }));
    window.dispatchEvent(new PointerEvent('pointerup', { ...mouse, ...at(target) }));
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(
        { card: 'cher', from: { list: 'experienced', index: 2 }, to: { list: 'beginner', index: 0 } },
        { reason: 'drag' },
      ),
    );
    await waitFor(() => expect(announcements(canvasElement)).toEqual(['rosa juan', 'ulku kim', 'cher']));
    expect(root).not.toHaveAttribute('data-carrying');
  },
});

export const EscapeWhileDragged = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const rosa = await canvas.findByRole('article', { name: 'Rosa Ndiaye' });
    const target = await canvas.findByRole('region', { name: /^Beginner/ });
    await fireEvent.pointerDown(rosa, { ...pointer, pointerType: 'mouse', ...at(rosa) });
    await fireEvent.pointerMove(window, { ...pointer, ...at(target) });
    await waitFor(() => expect(announcements(canvasElement)[2]).toBe('rosa'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(announcements(canvasElement)).toEqual(['rosa juan cher', 'ulku kim', '']));
    await fireEvent.pointerUp(window, { ...pointer, ...at(target) });
    expect(args.onMove).not.toHaveBeenCalled();
  },
});

export const AFingerScrollsUnlessItRests = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const rosa = await canvas.findByRole('article', { name: 'Rosa Ndiaye' });
    const root = await canvas.findByRole('group', { name: 'Draft of the season' });
    const touch = { ...pointer, pointerType: 'touch', ...at(rosa) };
    // Dispatched synchronously: on a slow machine the pause between two steps would count as a long press.
    rosa.dispatchEvent(new PointerEvent('pointerdown', touch));
    window.dispatchEvent(new PointerEvent('pointermove', { ...touch, clientY: touch.clientY + 40 }));
    const announced: (string | null)[] = [];
    const status = await canvas.findByRole('status');
    const observer = new MutationObserver(() => announced.push(status.textContent));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    // A later long press picks up its card. The finger that moved earlier must not have picked one up by then.
    const juan = await canvas.findByRole('article', { name: /^Juan/ });
    await fireEvent.pointerDown(juan, { ...touch, pointerId: 2, ...at(juan) });
    await said(canvas, /^Juan .*picked up/);
    await waitFor(() => expect(root).toHaveAttribute('data-carrying', 'drag'));
    observer.disconnect();
    expect(announced.filter((words) => words?.startsWith('Rosa'))).toEqual([]);
    await fireEvent.pointerUp(window, { ...touch, pointerId: 2, ...at(juan) });
    await waitFor(() => expect(announcements(canvasElement)[0]).toBe('rosa juan cher'));
  },
});

export const ByMenu = meta.story({
  args: { accepts: (_card, list) => (list === 'beginner' ? 'too much experience' : true) },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Cher' }));
    const menu = within(await screen.findByRole('menu'));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Down' })).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() =>
      expect(menu.getByRole('menuitem', { name: /^To Beginner/ })).toHaveAttribute('aria-disabled', 'true'),
    );
    await userEvent.click(await menu.findByRole('menuitem', { name: 'To Intermediate' }));
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(
        { card: 'cher', from: { list: 'experienced', index: 2 }, to: { list: 'intermediate', index: 0 } },
        { reason: 'menu' },
      ),
    );
    await waitFor(() => expect(announcements(canvasElement)).toEqual(['rosa juan', 'cher ulku kim', '']));
    expect(canvas.queryByRole('button', { name: /^Move Kim/ })).toBeNull();
  },
});

export const WhatTheOwnerDoesNotTakeGoesBack = meta.story({
  render: (args) => <Board {...args} />,
  play: async ({ canvasElement, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight} ');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce());
    await waitFor(() => expect(announcements(canvasElement)).toEqual(['rosa juan cher', 'ulku kim', '']));
  },
});

export const TurnsRoundFromRightToLeft = meta.story({
  render: (args) => (
    <UiProvider direction="rtl">
      <div dir="rtl">
        <Owned {...args} />
      </div>
    </UiProvider>
  ),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowLeft} ');
    await waitFor(() => expect(announcements(canvasElement)).toEqual(['juan cher', 'rosa ulku kim', '']));
  },
});

export const Conformance = meta.story(conformanceStory(boardConformance));
