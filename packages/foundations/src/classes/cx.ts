/** Joins the class names that are present; `undefined` when none is, so that no empty attribute is rendered. */
export const cx = (...names: readonly (string | number | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
