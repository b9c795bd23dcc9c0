import { Inline } from '@roadside/ui/inline';
import { serviceTypes } from '@roadside/domain/scheduling';
import { Checkbox } from '@roadside/ui/checkbox';
import * as styles from './drivers.css.ts';

export interface ServiceChoicesProps {
  readonly value: readonly string[];
  readonly disabled: boolean;
  readonly onValueChange: (services: readonly string[]) => void;
}

/** The services a driver or a ghost can do. */
export function ServiceChoices({ value, disabled, onValueChange }: ServiceChoicesProps) {
  return (
    <Inline asChild wrap gap={16} align="stretch">
      <fieldset className={styles.choices} disabled={disabled}>
        <legend className={styles.heading}>Services</legend>
        {serviceTypes.map((service) => (
          <Checkbox
            key={service}
            label={service}
            checked={value.includes(service)}
            onCheckedChange={(on) => onValueChange(on ? [...value, service] : value.filter((each) => each !== service))}
          />
        ))}
      </fieldset>
    </Inline>
  );
}
