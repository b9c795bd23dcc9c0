import type { CallOutBoard, CallOutDriver, CallOutHour, CallOutSummary } from '@roadside/contract/schemas';
import { silentMinutes } from '@roadside/domain/call-outs';
import { dayFormat } from '../../../kit/format/formats.ts';
import { wallTime } from '@roadside/domain/scheduling';

const hour = { hour: 'numeric', minute: '2-digit' } as const;
const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** The instant as the place's clock shows it, for formats in UTC. */
const onClock = (instant: string, timeZone: string) => new Date(wallTime(instant, timeZone));

/** '4 PM–10 PM' by the clock of the place. */
export function hoursWords(from: string, until: string, timeZone: string): string {
  return `${hourWords(from, timeZone)}–${hourWords(until, timeZone)}`;
}

/** '4 PM', or '4:30 PM'. */
export function hourWords(instant: string, timeZone: string): string {
  return dayFormat('en-US', hour).format(onClock(instant, timeZone)).replace(':00', '');
}

/** 'Fri, Nov 20'. */
export function dayWords(instant: string, timeZone: string): string {
  return dayFormat('en-US', day).format(onClock(instant, timeZone));
}

/** 'Fri, Nov 20, 4 PM–10 PM'. */
export function spanWords(from: string, until: string, timeZone: string): string {
  return `${dayWords(from, timeZone)}, ${hoursWords(from, until, timeZone)}`;
}

/** '4 asked, 2 said yes'. */
export function answeredWords({ asked, can, approved }: Pick<CallOutSummary, 'asked' | 'can' | 'approved'>): string {
  const yes = can + approved;
  return `${asked} asked, ${yes === 0 ? 'none' : yes} said yes`;
}

const standingLabels: Readonly<Record<CallOutDriver['standing'], string>> = {
  asked: 'No answer yet',
  can: 'Can work',
  cannot: 'Can’t work',
  approved: 'On the schedule',
  denied: 'Denied',
  withdrawn: 'Withdrew',
};

/** Where a driver stands, and whether others are asked in the driver's place. */
export function standingWords({ standing, silent }: Pick<CallOutDriver, 'standing' | 'silent'>): string {
  return silent ? `No answer for ${silentMinutes} min` : standingLabels[standing];
}

/** Whom "Ask more drivers" counts as coming; null if everybody has answered. */
export function waitingWords(drivers: readonly Pick<CallOutDriver, 'standing' | 'silent'>[]): string | null {
  const waiting = drivers.filter(({ standing, silent }) => standing === 'asked' && !silent).length;
  if (waiting === 0) return null;
  const who = waiting === 1 ? '1 driver hasn’t answered and counts' : `${waiting} drivers haven’t answered and count`;
  return `${who} as coming until ${silentMinutes} minutes pass without an answer.`;
}

export const standingTones = {
  asked: 'neutral',
  can: 'beacon',
  cannot: 'neutral',
  approved: 'success',
  denied: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<CallOutDriver['standing'], string>;

export const stateLabels: Readonly<Record<CallOutBoard['state'], string>> = {
  open: 'Open',
  covered: 'Covered',
  closed: 'Ended',
  over: 'Started',
};

export const stateTones = {
  open: 'beacon',
  covered: 'success',
  closed: 'neutral',
  over: 'neutral',
} as const satisfies Record<CallOutBoard['state'], string>;

/** Hours still short, now and once everybody who said yes is approved. */
export function shortHours(hours: readonly CallOutHour[]): { readonly now: number; readonly approved: number } {
  return {
    now: hours.filter(({ needed, present }) => present < needed).length,
    approved: hours.filter(({ needed, present, coming }) => present + coming < needed).length,
  };
}

/** The board's headline: what the answers do to coverage. */
export function coverageWords(hours: readonly CallOutHour[]): string {
  const { now, approved } = shortHours(hours);
  const count = (short: number) => (short === 1 ? '1 hour' : `${short} hours`);
  if (now === 0) return 'Every hour is covered';
  if (approved === 0) return `${count(now)} short now. Covered once you approve the answers.`;
  return approved === now
    ? `${count(now)} short`
    : `${count(now)} short now, ${count(approved)} once you approve the answers`;
}
