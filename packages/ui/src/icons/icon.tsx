import { cx } from '../internal/cx.ts';
import * as styles from './icon.css.ts';

/** The paths of an icon on a square of 24 units. */
export type Outline = readonly string[];

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

const stroked = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/**
 * Draws an outline with our stroke weights, sizes and accessibility. `directional` icons flip in right-to-left pages.
 */
export function icon(outline: Outline, { directional = false, filled = false } = {}): Icon {
  return function RoadsideIcon({ size = 20, label, className }) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        viewBox="0 0 24 24"
        width={size}
        height={size}
        {...(filled ? { fill: 'currentColor' } : { ...stroked, strokeWidth: size === 24 ? 1.5 : 1.75 })}
        className={cx(styles.icon, directional && styles.directional, className)}
        data-icon=""
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        {outline.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    );
  };
}
