/** A record to edit; null for a new one. */
export interface RecordKey {
  readonly id: number | null;
}

export const recordKeyText = ({ id }: RecordKey): string => (id === null ? 'new' : String(id));

/** Parses the text of an address; null for anything else. */
export function readRecordKey(text: string): RecordKey | null {
  if (text === 'new') return { id: null };
  return /^[1-9]\d{0,9}$/.test(text) ? { id: Number(text) } : null;
}
