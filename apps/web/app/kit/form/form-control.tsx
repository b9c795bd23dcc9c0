import { useFieldControl } from '@roadside/ui/field';
import { PasswordField } from '@roadside/ui/password-field';
import { TextArea } from '@roadside/ui/text-area';
import { TextField } from '@roadside/ui/text-field';
import type { FormField, FormValue } from './form-field.ts';
import * as styles from './schema-form.css.ts';

export type FormSize = 'md' | 'lg';

/** Props of a form control, built in or provided by a screen. */
export interface FormControlProps<Field extends FormField = FormField> {
  readonly field: Field;
  readonly value: FormValue;
  readonly onValueChange: (value: FormValue) => void;
  readonly size: FormSize;
  /** True in the first invalid field of a server-rendered page: the browser focuses it without script. */
  readonly autoFocus: boolean;
  /** Today's date for the page, for date fields. */
  readonly today: string | undefined;
}

const maybe = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { readonly [Name in Key]?: Value };

/** Renders a field with native browser controls, so it can be filled in before the script loads. */
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
