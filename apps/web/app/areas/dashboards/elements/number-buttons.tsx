import type { DashboardElement } from '@roadside/domain/dashboards';
import type { CardReply } from '../model/element-data.ts';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
import { firstPart } from '@roadside/domain/metrics';
import type { MetricHeading } from '../../../kit/format/figures.ts';
import * as styles from './quiet-button.css.ts';

export interface NumberButtonsProps {
  readonly element: DashboardElement;
  readonly heading: MetricHeading;
  readonly meta: Pick<CardReply['meta'], 'from' | 'to'>;
  readonly slug: string;
  /** Whether there is an earlier value to compare with. */
  readonly moved: boolean;
}

/** The links of a card's number: why it moved, and the calls it counts. */
export function NumberButtons({ element, heading, meta, slug, moved }: NumberButtonsProps) {
  const drawers = useDrawers();
  if (!drawers) return null;
  const where = { slug, metric: heading.id, from: meta.from, to: meta.to, element: element.id };
  return (
    <>
      {moved && (
        <button
          type="button"
          className={styles.leads}
          aria-label={`Why it moved: ${heading.label}`}
          onClick={() =>
            drawers.open('why', {
              ...where,
              timeType: element.parameters.timeType,
              compare: element.parameters.compare,
            })
          }
        >
          Why it moved
        </button>
      )}
      <button
        type="button"
        className={styles.leads}
        aria-label={`Calls behind ${heading.label}`}
        onClick={() => drawers.open('calls', { ...where, part: firstPart(heading), only: null })}
      >
        Calls
      </button>
    </>
  );
}
