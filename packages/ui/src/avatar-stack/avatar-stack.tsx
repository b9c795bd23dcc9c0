'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Avatar, type AvatarProps } from '../avatar/avatar.tsx';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { Size } from '../internal/tones.ts';
import { PopoverContent } from '../popover/popover.tsx';
import { PopoverRoot, PopoverTrigger } from '../popover/popover-opening.tsx';
import { useMessages } from '../provider/ui-settings.ts';
import * as styles from './avatar-stack.css.ts';
import { avatarStackMessages } from './avatar-stack.messages.ts';

/** One person in the stack. */
export interface StackedPerson extends Pick<AvatarProps, 'name' | 'src' | 'duty'> {
  readonly id: string;
}

/** Props of {@link AvatarStack}. */
export interface AvatarStackProps extends ElementProps<'ul', 'role' | 'children' | 'aria-label'> {
  /** Describes the group: "Drivers on this shift". */
  readonly label: string;
  /** The people, most important first. */
  readonly people: readonly StackedPerson[];
  /** Maximum number of faces shown. The rest are counted, and the count opens a list of them.
   * @defaultValue 4 */
  readonly max?: number;
  /** @defaultValue 'md' */
  readonly size?: Size;
}

/**
 * A compact stack of faces. Nobody is hidden: the count opens the names of the rest.
 *
 * @example
 * <AvatarStack label="Drivers on this shift" people={drivers} max={5} />
 */
export function AvatarStack({ label, people, max = 4, size = 'md', className, ...rest }: AvatarStackProps) {
  const text = useMessages(avatarStackMessages);
  // A count of one would take as much room as the face it replaces.
  const shown = people.length === max + 1 ? people : people.slice(0, max);
  const others = people.slice(shown.length);
  return (
    <ul
      {...rest}
      aria-label={label}
      data-component="AvatarStack.Root"
      data-size={size}
      className={cx(styles.root({ size }), className)}
    >
      {shown.map(({ id, ...person }, index) => (
        <li
          key={id}
          data-component="AvatarStack.Item"
          style={assignInlineVars({ [styles.height]: String(shown.length - index) })}
          className={styles.item}
        >
          <Avatar {...person} size={size} />
        </li>
      ))}
      {others.length > 0 && (
        <li className={styles.item}>
          <PopoverRoot>
            <PopoverTrigger
              aria-label={text('more', { count: others.length })}
              type="button"
              data-component="AvatarStack.More"
              className={styles.more}
            >
              {text('plus', { count: others.length })}
            </PopoverTrigger>
            <PopoverContent aria-label={text('more', { count: others.length })} align="end">
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable list must be reachable by keyboard. */}
              <ul aria-label={label} tabIndex={0} className={styles.people}>
                {others.map(({ id, ...person }) => (
                  <li key={id} className={styles.person}>
                    <Avatar {...person} size="sm" decorative={!person.duty} />
                    {!person.duty && person.name}
                    {person.duty && <span aria-hidden>{person.name}</span>}
                  </li>
                ))}
              </ul>
            </PopoverContent>
          </PopoverRoot>
        </li>
      )}
    </ul>
  );
}
