/** What a learner does on a page with a form that works without script. */
export type PlainDeed =
  | { readonly intent: 'complete'; readonly pageId: number }
  | { readonly intent: 'begin'; readonly pageId: number }
  | {
      readonly intent: 'answer';
      readonly pageId: number;
      readonly questionId: number;
      readonly answerIds: readonly number[];
      readonly text: string;
    };

/** Name of the field for an answer's place in an order. */
export const placeField = (answerId: number): string => `place ${answerId}`;

const idOf = (text: FormDataEntryValue | null): number | null => {
  const id = typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
  return Number.isSafeInteger(id) ? id : null;
};

/** Reads such a form; null if it isn't one. Steps of an order come in the order of their places. */
export function readPlainDeed(form: FormData): PlainDeed | null {
  const intent = form.get('intent');
  const pageId = idOf(form.get('page'));
  if (pageId === null) return null;
  if (intent === 'complete' || intent === 'begin') return { intent, pageId };
  const questionId = idOf(form.get('question'));
  if (intent !== 'answer' || questionId === null) return null;
  const text = form.get('text');
  const places = [...form].flatMap(([name, place]) => {
    const id = /^place (\d+)$/.exec(name)?.[1];
    const at = idOf(place);
    return id === undefined || at === null ? [] : [{ id: Number(id), at }];
  });
  return {
    intent,
    pageId,
    questionId,
    answerIds: [
      ...form.getAll('answer').flatMap((id) => idOf(id) ?? []),
      ...places.toSorted((a, b) => a.at - b.at).map(({ id }) => id),
    ],
    text: typeof text === 'string' ? text : '',
  };
}
