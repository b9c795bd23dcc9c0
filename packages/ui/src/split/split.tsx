'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useId, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useScrollStop } from '../internal/use-scroll-stop.ts';
import { useMessages } from '../provider/ui-settings.ts';
import type { CollapsibleSide } from './split-share.ts';
import * as styles from './split.css.ts';
import { splitMessages } from './split.messages.ts';
import { useSplitHandle } from './use-split-handle.ts';
import { useSplitSides } from './use-split-sides.ts';

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
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const setRoot = useMergedRef(ref, root);
  const startStop = useScrollStop<HTMLDivElement>();
  const endStop = useScrollStop<HTMLDivElement>();
  const sides = useSplitSides({
    value,
    defaultValue,
    onValueChange,
    collapsible,
    collapsed,
    defaultCollapsed,
    onCollapsedChange,
  });
  const { share, isFolded } = sides;
  const { dragging, handle } = useSplitHandle({ root, sides, orientation, defaultValue, min, onValueCommit });
  const percent = Math.round((isFolded ? (collapsible === 'start' ? 0 : 1) : share) * 100);
  return (
    <div
      {...rest}
      ref={setRoot}
      data-component="Split.Root"
      data-orientation={orientation}
      data-dragging={dragging || undefined}
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
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-controls={`${id}s`}
        aria-orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={isFolded ? text('collapsed') : text('share', { share: percent })}
        data-component="Split.Handle"
        className={styles.handle({ orientation })}
        {...handle}
      />
      <div {...endStop} data-component="Split.End" className={styles.pane}>
        {end}
      </div>
    </div>
  );
}
