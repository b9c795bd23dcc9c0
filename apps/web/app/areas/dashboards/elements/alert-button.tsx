import type { DashboardElement } from '@roadside/domain/dashboards';
import { elementTimeTypes } from '@roadside/domain/dashboards';
import { use, useState } from 'react';
import type { MetricHeading } from '../../../kit/format/figures.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import type { Place } from '../../../kit/places/place.ts';
import { isAlertable } from '../model/alert-filter.ts';
import type { DashboardState } from '../model/dashboard-state.ts';
import type { AlertDialogProps } from './alert-dialog.tsx';
import { DashboardContext } from './dashboard-context.ts';
import * as styles from './quiet-button.css.ts';

const Dialog = lazyPart<AlertDialogProps>(async () => {
  const { AlertDialog } = await import('./alert-dialog.tsx');
  return { default: AlertDialog };
});

interface AlertButtonProps {
  readonly element: DashboardElement;
  readonly heading: MetricHeading;
  readonly place: Pick<Place, 'slug' | 'name'>;
  readonly state: Pick<DashboardState, 'service'>;
  /** The metric's goal at this location. */
  readonly goal: number | null;
}

/** Opens the alerts of a card's number. Nothing in a preview, for a range of days, or for a number with a filter of its own. */
export function AlertButton({ element, heading, place, state, goal }: AlertButtonProps) {
  const [open, setOpen] = useState(false);
  const dashboard = use(DashboardContext);
  const timeType = elementTimeTypes.find((each) => each === element.parameters.timeType);
  if (!dashboard || timeType === undefined || !isAlertable(element.filters, state.service)) return null;
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.leads}
        aria-label={`Alert me about ${heading.label}`}
        onClick={() => setOpen(true)}
      >
        Alert me
      </button>
      {open && (
        <Dialog
          heading={heading}
          place={place}
          timeType={timeType}
          service={state.service}
          goal={goal}
          onClose={close}
          onLost={close}
        />
      )}
    </>
  );
}
