'use client';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronDownIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { MenuContent } from '../menu/menu.tsx';
import { MenuRoot, MenuTrigger } from '../menu/menu-opening.tsx';
import { useMessages } from '../provider/ui-settings.ts';
import * as styles from './split-button.css.ts';
import { splitButtonMessages } from './split-button.messages.ts';

/** Props of {@link SplitButton}. All other props go to the first button. */
export type SplitButtonProps = Omit<ButtonProps, 'asChild' | 'block' | 'trailing'> & {
  /** The alternative actions, as items of Menu. */
  readonly menu: ReactNode;
  /** Accessible name of the second button.
   * @defaultValue 'More options' */
  readonly menuLabel?: string;
  readonly open?: boolean;
  /** @defaultValue false */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
};

/**
 * A default action with alternatives in a menu. If no action is the default, use a Menu.
 *
 * @example
 * <SplitButton tone="beacon" onClick={publish} menu={<Menu.Item onSelect={publishLater}>Publish later</Menu.Item>}>Publish</SplitButton>
 */
export function SplitButton({
  menu,
  menuLabel,
  open,
  defaultOpen,
  onOpenChange,
  size = 'md',
  disabled = false,
  loading = false,
  className,
  tone,
  emphasis,
  ...rest
}: SplitButtonProps) {
  const text = useMessages(splitButtonMessages);
  const look = tone === 'beacon' ? ({ tone } as const) : { tone, emphasis: emphasis ?? ('outline' as const) };
  return (
    <div data-component="SplitButton.Root" className={cx(styles.root, className)}>
      <Button
        {...rest}
        {...look}
        size={size}
        disabled={disabled}
        loading={loading}
        data-component="SplitButton.Action"
        className={styles.action}
      />
      <MenuRoot
        {...(open === undefined ? {} : { open })}
        {...(defaultOpen === undefined ? {} : { defaultOpen })}
        {...(onOpenChange && { onOpenChange })}
      >
        <MenuTrigger asChild disabled={disabled || loading}>
          <IconButton
            {...look}
            label={menuLabel ?? text('more')}
            size={size}
            tooltip={false}
            disabled={disabled || loading}
            data-component="SplitButton.Trigger"
            className={styles.trigger}
          >
            <ChevronDownIcon size={16} />
          </IconButton>
        </MenuTrigger>
        <MenuContent align="end">{menu}</MenuContent>
      </MenuRoot>
    </div>
  );
}
