'use client';
import { type RefObject, useState } from 'react';
import { useControllable } from '../internal/use-controllable.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import type { MultiSelectProps, MultiSelectReason } from './multi-select.tsx';

interface Selection {
  readonly value: MultiSelectProps['value'] | undefined;
  readonly defaultValue: readonly string[];
  readonly onValueChange: MultiSelectProps['onValueChange'] | undefined;
  /** An element of the form that resets the selection. */
  readonly field: RefObject<HTMLElement | null>;
}

/** The selected ids, controlled or not. A form reset restores the first ones. */
export function useSelection({ value, defaultValue, onValueChange, field }: Selection) {
  const [chosen, setChosen] = useControllable<readonly string[], { reason: MultiSelectReason }>({
    value,
    defaultValue,
    onValueChange,
    component: 'MultiSelect',
  });
  const [first] = useState(chosen);
  const choose = (next: readonly string[], reason: MultiSelectReason) => setChosen(next, { reason });
  useFormReset(field, () => choose(first, 'reset'));
  const remove = (gone: string) =>
    choose(
      chosen.filter((id) => id !== gone),
      'remove',
    );
  return { chosen, choose, remove };
}
