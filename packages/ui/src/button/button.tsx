'use client';
import * as Slot from 'radix-ui/slot';
import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { Emphasis, Size } from '../internal/tones.ts';
import { usePlainTexts } from '../provider/ui-settings.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './button.css.ts';
import { buttonMessages } from './button.messages.ts';

/** `beacon` is always solid, and there is one per view. Other tones choose their emphasis. */
export type ButtonLook =
  | { readonly tone: 'beacon'; readonly emphasis?: 'solid' }
  | { readonly tone?: 'neutral' | 'danger' | undefined; readonly emphasis?: Emphasis | undefined };

/** Props of {@link Button}. */
export type ButtonProps = ElementProps<'button'> &
  ButtonLook & {
    /** @defaultValue 'md' */
    readonly size?: Size;
    /** Renders its only child, such as a link, styled as a button.
     * @defaultValue false */
    readonly asChild?: boolean;
    /** Its action is in progress: the button stays focusable, announces the state, and can't be pressed again.
     * @defaultValue false */
    readonly loading?: boolean;
    /** Icon before the label. */
    readonly leading?: ReactNode;
    /** Icon or count after the label. */
    readonly trailing?: ReactNode;
    /** Fills the width of its container.
     * @defaultValue false */
    readonly block?: boolean;
  };

/**
 * Starts an action. The label is a verb; `tone="beacon"` marks the single primary action in a view.
 *
 * @example
 * <Button tone="beacon" onClick={save}>Save schedule</Button>
 */
export function Button({
  tone = 'neutral',
  emphasis,
  size = 'md',
  asChild = false,
  loading = false,
  leading,
  trailing,
  block = false,
  type = 'button',
  disabled = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const text = usePlainTexts(buttonMessages);
  const loudness = tone === 'beacon' ? 'solid' : (emphasis ?? 'outline');
  const look = tone === 'beacon' ? 'primary' : (`${tone}-${loudness}` as const);
  const Root = asChild ? Slot.Root : 'button';
  const words = (content: ReactNode) => (
    <>
      {leading && <span className={cx(loading && styles.waiting)}>{leading}</span>}
      <span className={cx(styles.label, loading && styles.waiting)}>{content}</span>
      {trailing && <span className={cx(loading && styles.waiting)}>{trailing}</span>}
      {loading && (
        <span className={styles.indicator}>
          <Spinner size="sm" label="" />
          <VisuallyHidden>{text('loading')}</VisuallyHidden>
        </span>
      )}
    </>
  );
  return (
    <Root
      data-component="Button"
      {...rest}
      {...(asChild ? {} : { type, disabled })}
      {...(loading || (asChild && disabled) ? { 'aria-disabled': true } : {})}
      onClick={(event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event))}
      data-size={size}
      data-tone={tone}
      data-emphasis={loudness}
      data-loading={loading || undefined}
      data-disabled={disabled || undefined}
      className={cx(styles.root({ size, look, block, disabled }), className)}
    >
      {asChild ? <Slot.Slottable child={children}>{words}</Slot.Slottable> : words(children)}
    </Root>
  );
}
