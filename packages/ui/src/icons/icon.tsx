import type { ComponentType, SVGProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './icon.css.ts';

type VendorIcon = ComponentType<Omit<SVGProps<SVGSVGElement>, 'stroke'> & { size?: number; stroke?: number }>;

/** Props of every icon. */
export interface IconProps {
  /** Edge in px at the default text size.
   * @defaultValue 20 */
  readonly size?: 16 | 20 | 24;
  /**
   * Accessible name when it's used without text. Leave it out next to a label: the icon is then hidden from assistive
   * technology.
   */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** One icon of the set. */
export type Icon = (props: IconProps) => React.JSX.Element;

/**
 * Wraps a vendor icon with our stroke weights, sizes and accessibility. `directional` icons flip in right-to-left
 * pages.
 */
export function icon(Vendor: VendorIcon, { directional = false, filled = false } = {}): Icon {
  return function RoadsideIcon({ size = 20, label, className }) {
    return (
      <Vendor
        size={size}
        {...(filled ? {} : { stroke: size === 24 ? 1.5 : 1.75 })}
        className={cx(styles.icon, directional && styles.directional, className)}
        data-icon=""
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      />
    );
  };
}
