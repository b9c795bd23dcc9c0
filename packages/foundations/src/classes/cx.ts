/** Joins the class names that are set; `undefined` if there are none, so no empty attribute is rendered. */
export const cx = (...names: readonly (string | number | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
