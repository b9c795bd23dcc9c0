import type { ShiftHistoryReply } from './schedule-reply.ts';
import { servicesInWords } from './services.ts';
import { breaksChange, sameServices, slotWords } from './notified-words.ts';

type State = ShiftHistoryReply['states'][number];

/** What made one state of a shift different from the one before, or the whole state if nothing before it is known. */
export function changeWords(state: State, before: State | undefined, timeZone: string): string {
  if (!before) return `${state.worker}, ${slotWords(state, timeZone)}, ${servicesInWords(state.services)}`;
  const parts = [
    state.worker === before.worker ? '' : `${before.worker} → ${state.worker}`,
    state.start === before.start && state.end === before.end
      ? ''
      : `${slotWords(before, timeZone)} → ${slotWords(state, timeZone)}`,
    sameServices(state, before) ? '' : `${servicesInWords(before.services)} → ${servicesInWords(state.services)}`,
    (state.note ?? '') === (before.note ?? '') ? '' : state.note ? `note: ${state.note}` : 'note removed',
    breaksChange(before, state, timeZone),
  ].filter(Boolean);
  return parts.length === 0 ? 'Saved without a visible change' : parts.join('; ');
}

/** `Mo Manager, Nov 24, 8:00 AM`. */
export function authorWords({ by, at }: Pick<State, 'by' | 'at'>, timeZone: string): string {
  const when = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(Date.parse(at));
  return `${by ?? 'Imported'}, ${when}`;
}
