import { Link, useNavigate, useSearchParams } from '@remix-run/react';
import { DateRangePicker, type DateRangePreset } from '@roadside/ui/date-range-picker';
import { IconButton } from '@roadside/ui/icon-button';
import { ChevronBackIcon, ChevronForwardIcon } from '@roadside/ui/icons';
import type { ReactElement } from 'react';
import { readPeriod, stepPeriod, writePeriod, type ChosenPeriod, type PeriodLimits } from './period-address.ts';
import * as styles from './period-picker.css.ts';

export interface PeriodPickerProps {
  readonly limits: PeriodLimits;
  /** ISO day of the location. */
  readonly today: string;
  /** Named ranges to choose from. @defaultValue those of DateRangePicker */
  readonly presets?: readonly DateRangePreset[];
  /** @defaultValue 'Period' */
  readonly label?: string;
}

/** The days a screen shows, stored in the address. Back, reload and a shared link show the same days. */
export function PeriodPicker({ limits, today, presets, label = 'Period' }: PeriodPickerProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const period = readPeriod(query, limits);
  const hrefOf = (next: ChosenPeriod) => writePeriod(query, next, limits);
  const before = stepPeriod(period, -1, limits);
  const after = stepPeriod(period, 1, limits);
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <Step to={before && hrefOf(before)} label="Previous period">
        <ChevronBackIcon size={16} />
      </Step>
      <DateRangePicker
        aria-label={label}
        value={period}
        today={today}
        {...(limits.min === undefined ? {} : { min: limits.min })}
        {...(limits.max === undefined ? {} : { max: limits.max })}
        {...(limits.maxDays === undefined ? {} : { maxDays: limits.maxDays })}
        {...(presets === undefined ? {} : { presets })}
        onValueChange={(next) => next && void navigate(hrefOf(next), { preventScrollReset: true })}
      />
      <Step to={after && hrefOf(after)} label="Next period">
        <ChevronForwardIcon size={16} />
      </Step>
    </div>
  );
}

interface StepProps {
  readonly to: string | null;
  readonly label: string;
  readonly children: ReactElement;
}

/** A link, so it works before script; a disabled button at the limits. */
function Step({ to, label, children }: StepProps) {
  if (to === null)
    return (
      <IconButton label={label} disabled>
        {children}
      </IconButton>
    );
  return (
    <IconButton label={label} asChild>
      <Link to={to} preventScrollReset>
        {children}
      </Link>
    </IconButton>
  );
}
