'use client';
import * as Slot from 'radix-ui/slot';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useMessages } from '../provider/ui-settings.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './list.css.ts';
import { listMessages } from './list.messages.ts';

interface ListItemContent extends ElementProps<'li', 'title' | 'children'> {
  /** The row's subject: the accessible name of its link or button. */
  readonly title: ReactNode;
  /** A second line with less emphasis. */
  readonly description?: ReactNode;
  /** A short fact at the end, such as a time or a number. */
  readonly meta?: ReactNode;
  /** Shown before the text: an Avatar, a Glyph or an icon. */
  readonly leading?: ReactNode;
  /** Buttons and badges at the end; each keeps its own click target. */
  readonly trailing?: ReactNode;
  /** Its content is currently shown next to the list.
   * @defaultValue false */
  readonly current?: boolean;
  /** Not opened yet: a dot, a heavier title and a word for assistive technology.
   * @defaultValue false */
  readonly unread?: boolean;
}

/** The row's action: a link (`href`, or a router link as `link`), a callback, or nothing. */
type ListItemTarget =
  | { readonly href?: undefined; readonly link?: undefined; readonly onAction?: undefined }
  | { readonly href: string; readonly link?: undefined; readonly onAction?: undefined }
  | { readonly href?: undefined; readonly link: ReactNode; readonly onAction?: undefined }
  | { readonly href?: undefined; readonly link?: undefined; readonly onAction: () => void };

/** Props of {@link ListItem}. */
export type ListItemProps = ListItemContent & ListItemTarget;

/** One row of a List. With an action, the whole row is clickable and its title is the accessible name. */
export function ListItem({
  title,
  description,
  meta,
  leading,
  trailing,
  current = false,
  unread = false,
  href,
  link,
  onAction,
  className,
  ...rest
}: ListItemProps) {
  const text = useMessages(listMessages);
  const target = href !== undefined || link !== undefined || onAction !== undefined;
  const shared = {
    'data-component': 'List.Action',
    className: cx(styles.title, styles.action),
    ...(current && { 'aria-current': true as const }),
  };
  const named = () => {
    if (href !== undefined) {
      return (
        <a {...shared} href={href}>
          {title}
        </a>
      );
    }
    if (onAction) {
      return (
        <button {...shared} type="button" onClick={onAction}>
          {title}
        </button>
      );
    }
    return (
      <Slot.Root {...shared}>
        <Slot.Slottable child={link}>{() => title}</Slot.Slottable>
      </Slot.Root>
    );
  };
  return (
    <li
      {...rest}
      {...(current && !target && { 'aria-current': true as const })}
      data-component="List.Item"
      data-current={current || undefined}
      data-unread={unread || undefined}
      data-action={target || undefined}
      className={cx(styles.item, className)}
    >
      {leading && <span className={styles.leading}>{leading}</span>}
      <span className={styles.words}>
        <span data-component="List.Title" className={styles.line}>
          {unread && (
            <>
              <span className={styles.unread} />
              <VisuallyHidden>{text('unread')}</VisuallyHidden>
            </>
          )}
          {target ? named() : <span className={styles.title}>{title}</span>}
        </span>
        {description && (
          <span data-component="List.Description" className={styles.description}>
            {description}
          </span>
        )}
      </span>
      {meta && <span className={styles.meta}>{meta}</span>}
      {trailing && (
        <span data-component="List.Trailing" className={styles.trailing}>
          {trailing}
        </span>
      )}
    </li>
  );
}
