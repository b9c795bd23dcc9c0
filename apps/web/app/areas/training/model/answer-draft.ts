/** An answer that wasn't submitted yet. */
interface AnswerDraft {
  readonly chosen: readonly number[];
  readonly text: string;
}

/** Reads an answer that was kept through a reload; null if it isn't one. */
export function readAnswerDraft(draft: unknown): AnswerDraft | null {
  if (typeof draft !== 'object' || draft === null || !('chosen' in draft) || !('text' in draft)) return null;
  const { chosen, text } = draft;
  const ids: readonly unknown[] = Array.isArray(chosen) ? chosen : [null];
  return typeof text === 'string' && ids.every((id): id is number => Number.isSafeInteger(id))
    ? { chosen: ids, text }
    : null;
}
