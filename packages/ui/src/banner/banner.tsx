'use client';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import {
  AlertOctagonIcon,
  AlertTriangleIcon,
  AnnouncementIcon,
  CircleCheckIcon,
  CloseIcon,
  InfoIcon,
} from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { Tone } from '../internal/tones.ts';
import { useMessages } from '../provider/ui-settings.ts';
import * as styles from './banner.css.ts';
import { bannerMessages } from './banner.messages.ts';

const toneIcons = {
  neutral: AnnouncementIcon,
  beacon: AlertTriangleIcon,
  info: InfoIcon,
  success: CircleCheckIcon,
  danger: AlertOctagonIcon,
};

/** Props of {@link Banner}. */
export interface BannerProps extends ElementProps<'div', 'title'> {
  /** @defaultValue 'info' */
  readonly tone?: Tone;
  /** The message, in one sentence. */
  readonly title?: ReactNode;
  /** Buttons to act on it. */
  readonly actions?: ReactNode;
  /** Lets the reader dismiss it. Without it, the banner stays. */
  readonly onDismiss?: (() => void) | undefined;
  /** How it's announced when it appears: `assertive` interrupts, `polite` waits, and `off` is for banners that were
   * there on load.
   * @defaultValue 'off' */
  readonly announce?: 'off' | 'polite' | 'assertive';
}

/**
 * A persistent message about the page it's on. For transient messages, use a toast.
 *
 * @example
 * <Banner tone="beacon" title="Numbers are two hours old" />
 */
export function Banner({
  tone = 'info',
  title,
  actions,
  onDismiss,
  announce = 'off',
  className,
  children,
  ...rest
}: BannerProps) {
  const text = useMessages(bannerMessages);
  const ToneIcon = toneIcons[tone];
  const role = announce === 'assertive' ? { role: 'alert' } : announce === 'polite' ? { role: 'status' } : {};
  return (
    <div
      {...role}
      {...rest}
      data-component="Banner.Root"
      data-tone={tone}
      className={cx(styles.root({ tone }), className)}
    >
      <ToneIcon className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton
          label={text('close')}
          size="sm"
          onClick={onDismiss}
          data-component="Banner.Close"
          className={styles.close}
        >
          <CloseIcon size={16} />
        </IconButton>
      )}
    </div>
  );
}
