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
  /** What is so, in one sentence. */
  readonly title?: ReactNode;
  /** What can be done about it. */
  readonly actions?: ReactNode;
  /** Lets the reader put it away; without it the banner stays. */
  readonly onDismiss?: (() => void) | undefined;
  /** Reads it out when it appears: `assertive` interrupts, `polite` waits, `off` is for what was there from the start.
   * @defaultValue 'off' */
  readonly announce?: 'off' | 'polite' | 'assertive';
}

/**
 * Says something about the page it stands on, and stays there. What passes is a toast.
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
