import type { FormMessages } from './form-field.ts';

const focusable =
  'input:not([type=hidden]):not([aria-hidden]), textarea, select:not([aria-hidden]), [role=spinbutton], button';

/** Moves the focus to the control of a field. */
export function focusField(form: HTMLElement | null, name: string): void {
  focusIn(form?.querySelector(`[data-field="${CSS.escape(name)}"]`));
}

/** Moves the focus to the first field on screen that has a message. */
export function focusFirstProblem(form: HTMLElement | null, problems: FormMessages): void {
  focusIn(
    [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(
      ({ dataset }) => problems[dataset.field ?? ''] !== undefined,
    ),
  );
}

function focusIn(field: Element | null | undefined): void {
  field?.querySelector<HTMLElement>(focusable)?.focus();
}
