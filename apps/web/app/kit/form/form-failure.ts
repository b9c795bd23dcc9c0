import type { Problem } from '../resource/outcome.ts';

/** What a form of a way in says after a try that did not work. */
export interface WayInFailure {
  /** The link does not work: used, too old, or not ours. */
  readonly uselessLink: boolean;
  /** Sentence by the field's name. */
  readonly fields: Readonly<Record<string, string>>;
  /** What is no field's fault; empty where a field says it. */
  readonly words: string;
  /** What was typed and may be typed on; never a password. */
  readonly typed: Readonly<Record<string, string>>;
}

/** The shortest password the api takes. */
export const passwordLength = 12;

const sentences: Readonly<Record<string, string>> = {
  password: `Take at least ${passwordLength} characters.`,
  email: 'This is not an e-mail address.',
  username: 'Take 3 characters or more.',
  club_name: 'Enter the name of your club.',
  time_zone: 'Use a name like America/New_York.',
};

/** A refusal of the api in the words of the form. */
export function failureOf(
  { kind, detail, fields = {}, waitSeconds }: Problem,
  typed: Readonly<Record<string, string>>,
): WayInFailure {
  const none = { uselessLink: false, fields: {}, typed };
  if (fields.token !== undefined) return { ...none, uselessLink: true, words: '' };
  if (fields.username === 'Taken')
    return { ...none, fields: { username: 'That name is taken; choose another.' }, words: '' };
  const known = Object.keys(fields).filter((field) => field in sentences);
  if (known.length > 0)
    return { ...none, fields: Object.fromEntries(known.map((field) => [field, sentences[field] ?? ''])), words: '' };
  if (kind === 'busy')
    return {
      ...none,
      words:
        waitSeconds === undefined
          ? 'Roadside has too much to do. Try again in a moment.'
          : `Too many tries. Wait ${waitSeconds < 90 ? 'a minute' : `${Math.ceil(waitSeconds / 60)} minutes`}, then try again.`,
    };
  if (kind === 'unreachable' || kind === 'failed')
    return { ...none, words: 'Roadside does not answer at the moment. Nothing was changed; try again shortly.' };
  return { ...none, words: detail || 'This was not accepted. Check what you typed.' };
}

/** A text field of a form, trimmed and of sane length. */
export function typedText(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim().slice(0, 1024) : '';
}
