const focusable =
  'input:not([type=hidden]):not([aria-hidden]), textarea, select:not([aria-hidden]), [role=spinbutton], button';

/** Moves the focus to the control of a field. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  form
    ?.querySelector(`[data-field="${CSS.escape(name)}"]`)
    ?.querySelector<HTMLElement>(focusable)
    ?.focus();
}
