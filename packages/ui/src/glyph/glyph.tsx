import { type Glyph as GlyphData, glyphViewBox, lampGlyph } from '@roadside/tokens/glyphs';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import * as styles from './glyph.css.ts';

/** Props of {@link Glyph}. */
export interface GlyphProps extends ElementProps<'svg', 'children' | 'viewBox' | 'role'> {
  /** The glyph, from `@roadside/tokens/glyphs`. */
  readonly glyph: GlyphData;
  /** Edge in px.
   * @defaultValue 16 */
  readonly size?: 14 | 16 | 20 | 24;
  /** Accessible name when it's used without text. Leave it out next to a label. */
  readonly label?: string | undefined;
}

/**
 * Renders a glyph from the tokens: a service type, a job stage, the logo lamp.
 *
 * @example
 * <Glyph glyph={serviceGlyphs.tow} label="Tow" />
 */
export function Glyph({ glyph, size = 16, label, className, ...rest }: GlyphProps) {
  return (
    <svg
      {...rest}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={glyphViewBox}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 20 ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      data-component="Glyph"
      className={cx(styles.root, className)}
    >
      {glyph.fills.map((path) => (
        <path key={path} d={path} stroke="none" className={glyph === lampGlyph ? styles.lit : styles.filled} />
      ))}
      {glyph.strokes.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
