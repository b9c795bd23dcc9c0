'use client';
import { useCallback, useState } from 'react';

/** What assistive technology is told next. The number makes the same words, said twice, two messages. */
export interface Announcement {
  readonly words: string;
  readonly turn: number;
}

/** The words of the table's one live region. */
export function useAnnouncer(): readonly [Announcement, (words: string) => void] {
  const [announcement, setAnnouncement] = useState<Announcement>({ words: '', turn: 0 });
  const announce = useCallback((words: string) => setAnnouncement(({ turn }) => ({ words, turn: turn + 1 })), []);
  return [announcement, announce];
}
