import { DateField } from '@roadside/ui/date-field';
import { MultiSelect } from '@roadside/ui/multi-select';
import { NumberField } from '@roadside/ui/number-field';
import { Select } from '@roadside/ui/select';
import { FormControl, type FormControlProps } from './form-control.tsx';
import { numberIn } from './form-messages.ts';

/** Renders numbers, days and choices with the design system's fields. Loaded after the page, and only where needed. */
export function RichControl(props: FormControlProps) {
  const { field, value, onValueChange, size, today } = props;
  const text = typeof value === 'string' ? value : '';
  if (field.kind === 'number')
    return (
      <NumberField
        name={field.name}
        size={size}
        value={numberIn(text)}
        onValueChange={(next) => onValueChange(next === null ? '' : String(next))}
        format={plainNumber}
        {...(field.whole && { step: 1 })}
        {...(field.min !== undefined && { min: field.min })}
        {...(field.max !== undefined && { max: field.max })}
        {...(field.unit !== undefined && { unit: field.unit })}
      />
    );
  if (field.kind === 'date' && today !== undefined)
    return (
      <DateField
        name={field.name}
        size={size}
        today={today}
        value={text === '' ? null : text}
        onValueChange={(next) => onValueChange(next ?? '')}
        {...(field.min !== undefined && { min: field.min })}
        {...(field.max !== undefined && { max: field.max })}
      />
    );
  if (field.kind === 'choice')
    return <Select name={field.name} size={size} items={field.options} value={text} onValueChange={onValueChange} />;
  if (field.kind === 'choices')
    return (
      <MultiSelect
        name={field.name}
        size={size}
        label={field.label}
        items={field.options.map((option) => ({ id: option.value, label: option.label }))}
        value={Array.isArray(value) ? value : []}
        onValueChange={onValueChange}
        {...(field.max !== undefined && { max: field.max })}
      />
    );
  return <FormControl {...props} />;
}

/** Keeps every typed digit. */
const plainNumber: Intl.NumberFormatOptions = { maximumFractionDigits: 20 };
