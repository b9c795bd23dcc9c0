import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { focusField } from './focus-field.ts';
import type { FormControlProps } from './form-control.tsx';
import type { FormField } from './form-field.ts';

/** Up to this many choices are rendered as checkboxes; more become a dropdown. */
const maxCheckboxes = 6;

/** Whether a field is rendered with the design system's own field once that has loaded. */
export const isRich = ({ kind, ...field }: FormField) =>
  kind === 'number' ||
  kind === 'date' ||
  kind === 'choice' ||
  (kind === 'choices' && 'options' in field && field.options.length > maxCheckboxes);

/**
 * Loads the control for rich fields if a form has any; null until it has loaded, or if it can't be. The focus stays in
 * the same field when its control is swapped.
 */
export function useRichControl(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly FormField[],
): ComponentType<FormControlProps> | null {
  const [Rich, setRich] = useState<ComponentType<FormControlProps> | null>(null);
  const active = useRef<string | null>(null);
  const wantsRich = fields.some(isRich);
  useEffect(() => {
    if (!wantsRich) return;
    let gone = false;
    import('./rich-control.tsx').then(
      ({ RichControl }) => {
        if (gone) return;
        active.current = document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field ?? null;
        setRich(() => RichControl);
      },
      // Offline, or replaced by a newer version: the plain controls keep working.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wantsRich]);
  useEffect(() => {
    const field = active.current !== null && fields.find(({ name }) => name === active.current);
    if (Rich && field && isRich(field)) focusField(form.current, field.name);
    active.current = null;
  }, [Rich, fields, form]);
  return Rich;
}
