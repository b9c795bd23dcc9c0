'use client';
import * as Slot from 'radix-ui/slot';
import { ChevronForwardIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useMessages } from '../provider/ui-settings.ts';
import * as styles from './breadcrumbs.css.ts';
import { breadcrumbsMessages } from './breadcrumbs.messages.ts';

/**
 * The path from the top level to the current location. Narrow containers show the last two items, then only the last.
 *
 * @example
 * <Breadcrumbs.Root><Breadcrumbs.Item href="/dashboard/lantern">Lantern</Breadcrumbs.Item><Breadcrumbs.Item current>Montgomery</Breadcrumbs.Item></Breadcrumbs.Root>
 */
export function BreadcrumbsRoot({ className, children, 'aria-label': label, ...rest }: ElementProps<'nav'>) {
  const text = useMessages(breadcrumbsMessages);
  return (
    <nav
      {...rest}
      aria-label={label ?? text('label')}
      data-component="Breadcrumbs.Root"
      className={cx(styles.root, className)}
    >
      <ol className={styles.list}>{children}</ol>
    </nav>
  );
}

/** Props of {@link BreadcrumbsItem}; they go to the link inside. */
export interface BreadcrumbsItemProps extends ElementProps<'a'> {
  /** The current location: the last item, not a link.
   * @defaultValue false */
  readonly current?: boolean;
  /** Renders its only child, such as a router link or a switcher button, instead of an `a`.
   * @defaultValue false */
  readonly asChild?: boolean;
}

/** One breadcrumb. */
export function BreadcrumbsItem({ current = false, asChild = false, className, ...rest }: BreadcrumbsItemProps) {
  const Link = asChild ? Slot.Root : current ? 'span' : 'a';
  return (
    <li data-component="Breadcrumbs.Item" data-current={current || undefined} className={styles.item}>
      <Link
        {...rest}
        {...(current ? { 'aria-current': 'page' as const } : {})}
        data-component="Breadcrumbs.Link"
        className={cx(styles.link, className)}
      />
      {!current && <ChevronForwardIcon size={16} className={styles.separator} />}
    </li>
  );
}
