import { Field } from '@roadside/ui/field';
import { Select, type SelectProps } from '@roadside/ui/select';

export interface ChoiceFieldProps extends Required<Pick<SelectProps, 'items' | 'value' | 'onValueChange'>> {
  readonly label: string;
}

/** One of a few choices about a dashboard, under its label. */
export default function ChoiceField({ label, ...select }: ChoiceFieldProps) {
  return (
    <Field label={label}>
      <Select {...select} />
    </Field>
  );
}
