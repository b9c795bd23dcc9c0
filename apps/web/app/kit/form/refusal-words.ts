import type { Problem } from '../outcome/outcome.ts';

/** Explains why nothing was saved, for errors that fit no field. */
export function refusalWords({ kind, detail, throttled, waitSeconds }: Problem): string {
  if (kind === 'busy') {
    if (!throttled || waitSeconds === undefined) return 'Roadside is busy. Try again in a moment.';
    return `Too many tries. Wait ${waitSeconds < 90 ? 'a minute' : `${Math.ceil(waitSeconds / 60)} minutes`}, then try again.`;
  }
  // The change may have been made and only its answer lost; a retry has the same key and changes nothing twice.
  if (kind === 'unreachable') return "Roadside isn't responding. Nothing is lost. Try again in a moment.";
  if (kind === 'failed') return "Roadside isn't responding. Nothing was changed. Try again in a moment.";
  if (kind === 'signed-out') return 'Your session has ended. Log in, then try again.';
  return detail || "We couldn't save this. Check what you entered, then try again.";
}
