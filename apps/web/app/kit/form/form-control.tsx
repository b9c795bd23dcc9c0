import { useFieldControl } from '@roadside/ui/field';
import { PasswordField } from '@roadside/ui/password-field';
import { TextArea } from '@roadside/ui/text-area';
import { TextField } from '@roadside/ui/text-field';
import type { FormField, FormValue } from './form-field.ts';
import * as styles from './schema-form.css.ts';

export type FormSize = 'md' | 'lg';

/** What a control of a form gets, one of ours or a screen's own. */
export interface FormControlProps<Field extends FormField = FormField> {
  readonly field: Field;
  readonly value: FormValue;
  readonly onValueChange: (value: FormValue) => void;
  readonly size: FormSize;
  /** True in the first invalid field of a page the server sent: the browser focuses it before any script. */
  readonly autoFocus: boolean;
  /** The day the page calls today, for date fields. */
  readonly today: string | undefined;
}

const maybe = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { readonly [Name in Key]?: Value };

/** Draws a field with what the browser itself offers, so that it can be filled in before any script has arrived. */
export function FormControl({ field, value, onValueChange, size, autoFocus }: FormControlProps) {
  const { name } = field;
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'secret':
      return (
        <PasswordField
          name={name}
          size={size}
          value={text}
          onValueChange={onValueChange}
          autoFocus={autoFocus}
          {...maybe('autoComplete', field.autoComplete)}
          {...maybe('minLength', field.minLength)}
          {...maybe('maxLength', field.maxLength)}
        />
      );
    case 'text':
      if (field.multiline)
        return (
          <TextArea
            name={name}
            size={size}
            value={text}
            onValueChange={onValueChange}
            autoFocus={autoFocus}
            {...maybe('minLength', field.minLength)}
            {...maybe('maxLength', field.maxLength)}
          />
        );
      return (
        <TextField
          name={name}
          type={field.input}
          size={size}
          value={text}
          onValueChange={onValueChange}
          autoFocus={autoFocus}
          {...maybe('autoComplete', field.autoComplete)}
          {...maybe('minLength', field.minLength)}
          {...maybe('maxLength', field.maxLength)}
          {...(field.verbatim && { autoCapitalize: 'none', spellCheck: false })}
        />
      );
    case 'number':
      return (
        <TextField
          name={name}
          size={size}
          inputMode={field.whole && (field.min ?? -1) >= 0 ? 'numeric' : 'decimal'}
          value={text}
          onValueChange={onValueChange}
          autoFocus={autoFocus}
          trailing={field.unit}
        />
      );
    case 'date':
      return (
        <TextField
          name={name}
          type="date"
          size={size}
          value={text}
          onValueChange={onValueChange}
          autoFocus={autoFocus}
          {...maybe('min', field.min)}
          {...maybe('max', field.max)}
        />
      );
    case 'choice':
    case 'choices':
      return <PlainSelect field={field} value={value} onValueChange={onValueChange} autoFocus={autoFocus} />;
    default:
      return null;
  }
}

function PlainSelect({
  field,
  value,
  onValueChange,
  autoFocus,
}: Pick<
  FormControlProps<Extract<FormField, { kind: 'choice' | 'choices' }>>,
  'field' | 'value' | 'onValueChange' | 'autoFocus'
>) {
  const { aria, disabled, required, data } = useFieldControl({});
  const several = field.kind === 'choices';
  return (
    <select
      {...aria}
      {...data}
      name={field.name}
      multiple={several}
      required={required}
      disabled={disabled}
      autoFocus={autoFocus}
      value={typeof value === 'boolean' ? '' : (value as string | string[])}
      onChange={({ target }) =>
        onValueChange(several ? [...target.selectedOptions].map((option) => option.value) : target.value)
      }
      className={styles.select}
    >
      {!several && <option value="">Choose</option>}
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
