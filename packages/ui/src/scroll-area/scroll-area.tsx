'use client';
import { type Ref, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import * as styles from './scroll-area.css.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

/** Props of {@link ScrollArea}. */
export interface ScrollAreaProps extends ElementProps<'div', 'aria-label'> {
  /** What scrolls here: its name while it can be scrolled. */
  readonly label: string;
  /** @defaultValue 'vertical' */
  readonly orientation?: 'vertical' | 'horizontal' | 'both';
  /** The element that scrolls, for who wants to scroll it. */
  readonly viewportRef?: Ref<HTMLDivElement>;
}

/**
 * A part of the page that scrolls by itself: its edges fade where more lies, and while it scrolls the keyboard reaches
 * it. The scrolling is the browser's own.
 *
 * @example
 * <ScrollArea label="Drivers" className={panel}>…</ScrollArea>
 */
export function ScrollArea({
  label,
  orientation = 'vertical',
  viewportRef,
  className,
  children,
  ...rest
}: ScrollAreaProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const setViewport = useMergedRef(viewportRef, viewport);
  const { edges, read } = useScrollEdges(viewport);
  const scrolls = edges.blockStart || edges.blockEnd || edges.inlineStart || edges.inlineEnd;
  return (
    <div
      {...rest}
      data-component="ScrollArea.Root"
      data-orientation={orientation}
      data-more-block-start={edges.blockStart || undefined}
      data-more-block-end={edges.blockEnd || undefined}
      data-more-inline-start={edges.inlineStart || undefined}
      data-more-inline-end={edges.inlineEnd || undefined}
      className={cx(styles.root, className)}
    >
      <div
        ref={setViewport}
        onScroll={read}
        // What does not scroll needs neither a name nor a stop of the Tab key.
        {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
        data-component="ScrollArea.Viewport"
        className={styles.viewport({ orientation })}
      >
        {children}
      </div>
      <span className={styles.blockStart} />
      <span className={styles.blockEnd} />
      <span className={styles.inlineStart} />
      <span className={styles.inlineEnd} />
    </div>
  );
}
