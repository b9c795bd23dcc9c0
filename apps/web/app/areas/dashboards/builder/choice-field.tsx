import { Field } from '@roadside/ui/field';
import { Select, type SelectProps } from '@roadside/ui/select';

export interface ChoiceFieldProps extends Required<Pick<SelectProps, 'items' | 'value' | 'onValueChange'>> {
  readonly label: string;
}

/** A labeled select for a dashboard setting. */
export default function ChoiceField({ label, ...select }: ChoiceFieldProps) {
  return (
    <Field label={label}>
      <Select {...select} />
    </Field>
  );
}
