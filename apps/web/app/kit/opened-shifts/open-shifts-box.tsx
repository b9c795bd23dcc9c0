import { Checkbox } from '@roadside/ui/checkbox';

interface OpenShiftsBoxProps {
  /** How many planned shifts are on the days off; without any there is nothing to choose. */
  readonly count: number;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

/** Whether time off also opens the driver's planned shifts on those days. */
export function OpenShiftsBox({ count, checked, onCheckedChange }: OpenShiftsBoxProps) {
  if (count === 0) return null;
  return (
    <Checkbox
      label={count === 1 ? 'Also open the planned shift' : `Also open the ${count} planned shifts`}
      description={count === 1 ? 'Drivers who fit can take it' : 'Drivers who fit can take them'}
      checked={checked}
      onCheckedChange={onCheckedChange}
    />
  );
}
