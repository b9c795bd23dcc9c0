'use client';
import { type ServiceName, serviceGlyphs } from '@roadside/tokens/glyphs';
import { Glyph } from '../glyph/glyph.tsx';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useMessages } from '../provider/ui-settings.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './service-badge.css.ts';
import { serviceBadgeMessages } from './service-badge.messages.ts';

/** Props of {@link ServiceBadge}. */
export interface ServiceBadgeProps extends ElementProps<'span', 'children'> {
  readonly service: ServiceName;
  /** The services in a `multiple`, shown as its split leading edge. */
  readonly members?: readonly ('tow' | 'battery' | 'light')[];
  /** Shows only the glyph when space is tight; the word stays for assistive technology.
   * @defaultValue false */
  readonly compact?: boolean;
}

/**
 * The type of service with its color, glyph, texture and word. These colors are reserved for services.
 *
 * @example
 * <ServiceBadge service="tow" />
 */
export function ServiceBadge({ service, members, compact = false, className, ...rest }: ServiceBadgeProps) {
  const text = useMessages(serviceBadgeMessages);
  return (
    <span
      {...rest}
      data-component="ServiceBadge"
      data-service={service}
      className={cx(styles.root({ service }), className)}
    >
      {service === 'multiple' && (
        <span aria-hidden className={styles.members}>
          {(members ?? ['tow', 'battery']).map((member) => (
            <span key={member} className={styles.memberPaint[member]} />
          ))}
        </span>
      )}
      <Glyph glyph={serviceGlyphs[service]} size={14} />
      {compact ? (
        <VisuallyHidden>{text(service)}</VisuallyHidden>
      ) : (
        <span className={styles.words}>{text(service)}</span>
      )}
    </span>
  );
}
