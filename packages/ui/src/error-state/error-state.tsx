'use client';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import * as layout from '../empty-state/empty-state.css.ts';
import { AlertOctagonIcon, RefreshIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { Size } from '../internal/tones.ts';
import { useMessages } from '../provider/ui-settings.ts';
import * as styles from './error-state.css.ts';
import { errorStateMessages } from './error-state.messages.ts';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps extends ElementProps<'div', 'title' | 'children'> {
  /** What failed: "The calls could not be read". */
  readonly title: ReactNode;
  /** What that means, and that nothing was lost. */
  readonly description?: ReactNode;
  /** Retries. Without it, no retry button is shown. */
  readonly onRetry?: (() => void) | undefined;
  /** A retry is in progress.
   * @defaultValue false */
  readonly retrying?: boolean;
  /** The id support needs to find the event: the request id. */
  readonly reference?: string | undefined;
  /** Other actions, next to the retry button. */
  readonly actions?: ReactNode;
  /** @defaultValue 'md' */
  readonly size?: Size;
}

/**
 * Says what failed and that nothing was lost, and offers a retry.
 *
 * @example
 * <ErrorState title="The calls could not be read" onRetry={reload} reference={requestId} />
 */
export function ErrorState({
  title,
  description,
  onRetry,
  retrying = false,
  reference,
  actions,
  size = 'md',
  className,
  ...rest
}: ErrorStateProps) {
  const text = useMessages(errorStateMessages);
  return (
    <div
      role="alert"
      {...rest}
      data-component="ErrorState"
      data-size={size}
      className={cx(layout.root({ size }), className)}
    >
      <AlertOctagonIcon size={size === 'sm' ? 20 : 24} className={styles.icon} />
      <p className={layout.title[size]}>{title}</p>
      {description && <div className={layout.description}>{description}</div>}
      {(onRetry || actions) && (
        <div className={layout.actions}>
          {onRetry && (
            <Button
              size={size === 'sm' ? 'sm' : 'md'}
              leading={<RefreshIcon size={16} />}
              loading={retrying}
              onClick={onRetry}
            >
              {text('retry')}
            </Button>
          )}
          {actions}
        </div>
      )}
      {reference && <p className={layout.reference}>{text('reference', { reference })}</p>}
    </div>
  );
}
