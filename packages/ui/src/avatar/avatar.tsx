'use client';
import * as Radix from 'radix-ui/avatar';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { Size } from '../internal/tones.ts';
import { useMessages } from '../provider/ui-settings.ts';
import * as styles from './avatar.css.ts';
import { avatarMessages } from './avatar.messages.ts';
import { initials } from './initials.ts';

/** Props of {@link Avatar}. */
export interface AvatarProps extends ElementProps<'span', 'children' | 'role'> {
  /** The person's name: the image's accessible name, and the source of the initials until it loads. */
  readonly name: string;
  /** Address of the picture. */
  readonly src?: string | null | undefined;
  /** @defaultValue 'md' */
  readonly size?: Size;
  /** Whether the person is on duty: a disc, a square or a ring, plus a word. */
  readonly duty?: 'on' | 'busy' | 'off' | undefined;
  /** Set when the name is shown next to the avatar, so assistive technology doesn't announce it twice.
   * @defaultValue false */
  readonly decorative?: boolean;
}

/**
 * A person's picture, or their initials.
 *
 * @example
 * <Avatar name="Rosa Ndiaye" src={photo} duty="on" />
 */
export function Avatar({ name, src, size = 'md', duty, decorative = false, className, ...rest }: AvatarProps) {
  const text = useMessages(avatarMessages);
  const label = duty ? `${name}, ${text(duty)}` : name;
  return (
    <Radix.Root
      {...rest}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      data-component="Avatar.Root"
      data-size={size}
      data-duty={duty}
      className={cx(styles.root({ size }), className)}
    >
      <span className={styles.face}>
        {src && <Radix.Image src={src} alt="" className={styles.image} />}
        <Radix.Fallback {...(src ? { delayMs: 300 } : {})}>{initials(name)}</Radix.Fallback>
      </span>
      {duty && <span data-component="Avatar.Duty" className={styles.duty[duty]} />}
    </Radix.Root>
  );
}
