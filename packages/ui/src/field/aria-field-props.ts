import type { useFieldControl } from './field-context.ts';

/** Maps the name, ids and states of a `Field` and the control's own props to React Aria's props. */
export function ariaFieldProps(
  control: ReturnType<typeof useFieldControl>,
  { name, label }: { readonly name: string | undefined; readonly label: string | undefined },
) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(control.aria.id === undefined ? {} : { id: control.aria.id }),
    ...(control.aria['aria-describedby'] === undefined ? {} : { 'aria-describedby': control.aria['aria-describedby'] }),
    ...(label === undefined
      ? control.labelId === undefined
        ? {}
        : { 'aria-labelledby': control.labelId }
      : { 'aria-label': label }),
    validationBehavior: 'aria',
    isDisabled: control.disabled,
    isReadOnly: control.readOnly,
    isRequired: control.required,
    isInvalid: control.invalid,
  } as const;
}
