import type { MemberQuiet } from '@roadside/contract/schemas';
import { dateFormat } from '@roadside/foundations/formats';

/** Somebody whose devices a message wouldn't ring now. */
export interface QuietMember extends MemberQuiet {
  readonly name: string;
}

const dayMs = 86_400_000;

/** Who stays quiet, until when, and that the message rings then: 'Rosa is off shift until 6:00 AM. This rings then.' */
export function quietWords(
  members: readonly QuietMember[],
  { locale, timeZone, now }: { readonly locale: string; readonly timeZone: string; readonly now: string },
): string | null {
  const [first, ...more] = members;
  if (!first) return null;
  if (more.length > 0) return `${members.length} people are off shift or busy. This rings when they’re back.`;
  const { name, reason, until } = first;
  if (reason === 'on-call') return `${name} is on a call. This rings after it.`;
  const state = reason === 'off-shift' ? 'off shift' : 'in quiet hours';
  if (until === null) return `${name} is ${state}. This rings when they’re back.`;
  const soon = Date.parse(until) - Date.parse(now) < dayMs;
  const words = dateFormat(locale, {
    timeZone,
    ...(soon ? {} : { weekday: 'short', month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  });
  return `${name} is ${state} until ${words.format(new Date(until))}. This rings then.`;
}
