'use client';
import { createContext, useContext } from 'react';

/** The data a Field passes to its control. */
export interface FieldWiring {
  readonly controlId: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
}

/** The surrounding field, or null for a standalone control. */
export const FieldContext = /* @__PURE__ */ createContext<FieldWiring | null>(null);

/** States that can be set directly on a control; they add to those of its field. */
export interface ControlState {
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** Connects a control to its Field. Returns its id, description, error and states, ready to spread on the element. */
export function useFieldControl({
  id,
  disabled = false,
  readOnly = false,
  required = false,
  invalid = false,
  'aria-describedby': describedBy,
}: ControlState) {
  const field = useContext(FieldContext);
  const state = {
    disabled: disabled || (field?.disabled ?? false),
    readOnly: readOnly || (field?.readOnly ?? false),
    required: required || (field?.required ?? false),
    invalid: invalid || (field?.invalid ?? false),
  };
  return {
    ...state,
    labelId: field?.labelId,
    aria: {
      id: id ?? field?.controlId,
      'aria-describedby': [describedBy, field?.describedBy].filter(Boolean).join(' ') || undefined,
      'aria-invalid': state.invalid || undefined,
    },
    data: {
      'data-disabled': state.disabled || undefined,
      'data-readonly': state.readOnly || undefined,
      'data-invalid': state.invalid || undefined,
    },
  };
}
