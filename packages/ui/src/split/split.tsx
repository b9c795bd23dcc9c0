'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useScrollStop } from '../internal/use-scroll-stop.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import { clampShare, type CollapsibleSide, shareAfterKey, wantsCollapse } from './split-share.ts';
import * as styles from './split.css.ts';
import { splitMessages } from './split.messages.ts';

/** How the handle was moved. */
export interface SplitDetails {
  readonly reason: 'drag' | 'key' | 'reset';
}

/** Props of {@link Split}. */
export interface SplitProps extends ElementProps<'div', 'children' | 'defaultValue' | 'aria-label'> {
  /** Accessible name of the handle: "Width of the list". */
  readonly label: string;
  readonly start: ReactNode;
  readonly end: ReactNode;
  /** Side by side, or one above the other.
   * @defaultValue 'horizontal' */
  readonly orientation?: 'horizontal' | 'vertical';
  /** Share of the first side, 0 to 1. */
  readonly value?: number;
  /** @defaultValue 0.5 */
  readonly defaultValue?: number;
  /** Called at every step of a move. */
  readonly onValueChange?: (value: number, details: SplitDetails) => void;
  /** Called once when a move ends: the time to save it. */
  readonly onValueCommit?: (value: number, details: SplitDetails) => void;
  /** Minimum px of the first and of the second side.
   * @defaultValue [160, 160] */
  readonly min?: readonly [start: number, end: number];
  /** The side that collapses on Enter or when dragged to its edge. */
  readonly collapsible?: CollapsibleSide;
  readonly collapsed?: boolean;
  /** @defaultValue false */
  readonly defaultCollapsed?: boolean;
  readonly onCollapsedChange?: (collapsed: boolean, details: { reason: 'drag' | 'key' }) => void;
}

const bothNeed = [160, 160] as const;

/**
 * Two panes with a handle between them, moved by pointer or keyboard. The minimum sizes always apply. A pane can
 * contain another Split.
 *
 * @example
 * <Split label="Width of the list" defaultValue={0.35} min={[240, 320]} start={<Inbox />} end={<Letter />} />
 */
export function Split({
  label,
  start,
  end,
  orientation = 'horizontal',
  value,
  defaultValue = 0.5,
  onValueChange,
  onValueCommit,
  min = bothNeed,
  collapsible,
  collapsed,
  defaultCollapsed = false,
  onCollapsedChange,
  ref,
  className,
  ...rest
}: SplitProps) {
  const text = useMessages(splitMessages);
  const { direction } = useUiSettings();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const setRoot = useMergedRef(ref, root);
  const startStop = useScrollStop<HTMLDivElement>();
  const endStop = useScrollStop<HTMLDivElement>();
  const [share, setShare] = useControllable<number, SplitDetails>({
    value,
    defaultValue,
    onValueChange,
    component: 'Split',
  });
  const [folded, setFolded] = useControllable<boolean, { reason: 'drag' | 'key' }>({
    value: collapsed,
    defaultValue: defaultCollapsed,
    onValueChange: onCollapsedChange,
    component: 'Split',
  });
  /** The share after the last move, which may not have rendered yet when the pointer is released. */
  const latest = useRef(share);
  const [drag, setDrag] = useState<{ readonly before: number; readonly grip: number } | null>(null);
  const isFolded = folded && collapsible !== undefined;
  const across = orientation === 'horizontal';

  const room = () => {
    const box = root.current?.getBoundingClientRect();
    return { size: (across ? box?.width : box?.height) ?? 0, minStart: min[0], minEnd: min[1] };
  };
  const fold = (next: boolean, reason: 'drag' | 'key') => {
    if (collapsible && next !== isFolded) setFolded(next, { reason });
  };
  const shareAt = (event: PointerEvent) => {
    const box = root.current?.getBoundingClientRect();
    if (!box) return share;
    const from = across
      ? direction === 'rtl'
        ? box.right - event.clientX
        : event.clientX - box.left
      : event.clientY - box.top;
    return from / (across ? box.width : box.height);
  };
  const finish = (reason: SplitDetails['reason'], last = latest.current) => {
    setDrag(null);
    onValueCommit?.(last, { reason });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drag) return;
    const wanted = shareAt(event) - drag.grip;
    const folds = wantsCollapse(wanted, collapsible, room());
    fold(folds, 'drag');
    if (folds) return;
    latest.current = clampShare(wanted, room());
    setShare(latest.current, { reason: 'drag' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag) {
      event.stopPropagation();
      setShare(drag.before, { reason: 'drag' });
      setDrag(null);
      return;
    }
    if (event.key === 'Enter' && collapsible) {
      event.preventDefault();
      fold(!isFolded, 'key');
      return;
    }
    const wanted = shareAfterKey(event.key, share, orientation, direction === 'rtl');
    if (wanted === null) return;
    event.preventDefault();
    fold(false, 'key');
    const next = clampShare(wanted, room());
    setShare(next, { reason: 'key' });
    onValueCommit?.(next, { reason: 'key' });
  };

  const percent = Math.round((isFolded ? (collapsible === 'start' ? 0 : 1) : share) * 100);
  return (
    <div
      {...rest}
      ref={setRoot}
      data-component="Split.Root"
      data-orientation={orientation}
      data-dragging={drag !== null || undefined}
      data-collapsed={isFolded ? collapsible : undefined}
      style={assignInlineVars({
        [styles.share]: String(share),
        [styles.minStart]: `${min[0]}px`,
        [styles.minEnd]: `${min[1]}px`,
      })}
      className={cx(styles.root({ orientation }), className)}
    >
      <div {...startStop} id={`${id}s`} data-component="Split.Start" className={styles.pane}>
        {start}
      </div>
      {/* A movable separator is a control: the ARIA pattern makes it focusable and operable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A movable separator is an ARIA widget. */}
      <div
        role="separator"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The handle is moved by keyboard, so it must be focusable.
        tabIndex={0}
        aria-label={label}
        aria-controls={`${id}s`}
        aria-orientation={across ? 'vertical' : 'horizontal'}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={isFolded ? text('collapsed') : text('share', { share: percent })}
        data-component="Split.Handle"
        className={styles.handle({ orientation })}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          latest.current = share;
          setDrag({ before: share, grip: isFolded ? 0 : shareAt(event) - share });
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => drag && finish('drag')}
        onPointerCancel={() => drag && finish('drag')}
        onDoubleClick={() => {
          fold(false, 'drag');
          const next = clampShare(defaultValue, room());
          setShare(next, { reason: 'reset' });
          finish('reset', next);
        }}
        onKeyDown={onKeyDown}
      />
      <div {...endStop} data-component="Split.End" className={styles.pane}>
        {end}
      </div>
    </div>
  );
}
