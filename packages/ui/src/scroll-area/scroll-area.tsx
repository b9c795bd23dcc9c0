'use client';
import { type Ref, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import * as styles from './scroll-area.css.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

/** Props of {@link ScrollArea}. */
export interface ScrollAreaProps extends ElementProps<'div', 'aria-label'> {
  /** Accessible name of the region while it is scrollable. */
  readonly label: string;
  /** @defaultValue 'vertical' */
  readonly orientation?: 'vertical' | 'horizontal' | 'both';
  /** Ref to the scrolling element, for scrolling it from code. */
  readonly viewportRef?: Ref<HTMLDivElement>;
}

/**
 * A part of the page that scrolls by itself. Its edges fade where there is more content, and it is a tab stop while it
 * can scroll. Scrolling is native.
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
        // Without overflow it needs neither a name nor a tab stop.
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
