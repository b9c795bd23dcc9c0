import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { Size } from '../internal/tones.ts';
import * as styles from './empty-state.css.ts';
import { LampPicture, type PictureName } from './lamp-picture.tsx';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends ElementProps<'div', 'title' | 'children'> {
  /** Why there is nothing: "No calls on these days". */
  readonly title: ReactNode;
  /** How to get content here. */
  readonly description?: ReactNode;
  /** The next step, one or two buttons. */
  readonly actions?: ReactNode;
  /** Line drawing with one light. Leave it out in small areas. */
  readonly picture?: PictureName;
  /** @defaultValue 'md' */
  readonly size?: Size;
}

/**
 * Explains why an area is empty and offers the next step.
 *
 * @example
 * <EmptyState title="No calls on these days" actions={<Button>Show this month</Button>} />
 */
export function EmptyState({ title, description, actions, picture, size = 'md', className, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} data-component="EmptyState" data-size={size} className={cx(styles.root({ size }), className)}>
      {picture && <LampPicture name={picture} className={styles.picture} />}
      <p className={styles.title[size]}>{title}</p>
      {description && <div className={styles.description}>{description}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
