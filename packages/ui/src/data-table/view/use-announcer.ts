'use client';
import { useCallback, useState } from 'react';

/** The next announcement. The counter makes repeated text a new message. */
export interface Announcement {
  readonly words: string;
  readonly turn: number;
}

/** The text of the table's live region. */
export function useAnnouncer(): readonly [Announcement, (words: string) => void] {
  const [announcement, setAnnouncement] = useState<Announcement>({ words: '', turn: 0 });
  const announce = useCallback((words: string) => setAnnouncement(({ turn }) => ({ words, turn: turn + 1 })), []);
  return [announcement, announce];
}
