import { chartMessages } from './chart.messages.ts';

/** The default texts that have come so far, by name: those of all charts first, those of a part with it. */
export const defaultTexts: Record<string, string> = { ...chartMessages };

/** Adds the default texts of a part that came later. */
export const bringTexts = (texts: Readonly<Record<string, string>>): unknown => Object.assign(defaultTexts, texts);
