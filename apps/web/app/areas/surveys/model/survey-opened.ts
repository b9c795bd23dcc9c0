/** The URL form of an opened survey: the location it was opened at, and its id. */
export function surveyText({ slug, id }: { readonly slug: string; readonly id: number }): string {
  return `${id}~${slug}`;
}

export function readSurveyText(text: string): { readonly slug: string; readonly id: number } | null {
  const [, id, slug] = /^([1-9]\d{0,15})~(.{1,200})$/.exec(text) ?? [];
  return id === undefined || slug === undefined ? null : { id: Number(id), slug };
}
