import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import * as styles from './skeleton.css.ts';

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends ElementProps<'span', 'children'> {
  /** `text` is as high as a line of the text around it, `block` fills its container, `circle` is an avatar.
   * @defaultValue 'text' */
  readonly shape?: 'text' | 'block' | 'circle';
  /** @defaultValue 'full' */
  readonly width?: 'full' | 'long' | 'medium' | 'short';
}

/**
 * Placeholder for content that has not loaded, at its final size. It is hidden from assistive technology: mark the
 * loading region with `aria-busy` and name what is loading.
 *
 * @example
 * <section aria-busy aria-label="Calls this month"><Skeleton width="short" /></section>
 */
export function Skeleton({ shape = 'text', width = 'full', className, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden
      data-component="Skeleton"
      data-shape={shape}
      className={cx(styles.root({ shape, width: shape === 'circle' ? 'full' : width }), className)}
    />
  );
}
