import type { Lesson, TrainingCertificate } from '@roadside/contract/schemas';
import { dayWords } from '../../../kit/format/day-words.ts';

/** What a page asks for, by its type. */
export const pageKinds = { text: 'Read', audio: 'Listen', video: 'Watch', question: 'Test' } as const;

/** When a lesson is due; null if it isn't or was done. */
export function dueWords({ due, due_on }: Pick<Lesson, 'due' | 'due_on'>): string | null {
  if (due === 'done' || due_on === null) return null;
  return due === 'overdue' ? `Overdue since ${dayWords(due_on)}` : `Due ${dayWords(due_on)}`;
}

/** How long a certificate is valid. */
export function certificateWords({ issued_on, valid_through, state }: TrainingCertificate): string {
  const issued = `Issued ${dayWords(issued_on, true)}`;
  if (valid_through === null) return issued;
  return state === 'expired'
    ? `${issued}. Expired ${dayWords(valid_through, true)}. Take the lesson again to renew it.`
    : `${issued}. Valid through ${dayWords(valid_through, true)}.`;
}

/** Time in a recording: 1:05. */
export function timeWords(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
