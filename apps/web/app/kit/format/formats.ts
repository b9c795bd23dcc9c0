import { numberFormat as sharedNumberFormat } from '@roadside/foundations/formats';

// Creating a format costs about a hundred times as much as using one, and a page formats about a thousand values.
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const agoFormats = new Map<string, Intl.RelativeTimeFormat>();

function shared<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key);
  if (known) return known;
  const made = make();
  formats.set(key, made);
  return made;
}

/** A cached number format for a locale, with a fixed number of decimals if given. */
export function numberFormat(locale: string, decimals?: number): Intl.NumberFormat {
  return sharedNumberFormat(
    locale,
    decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
  );
}

/** A cached date format for a locale; `options` selects the parts. Days are in UTC. */
export function dayFormat(locale: string, options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>): Intl.DateTimeFormat {
  return shared(
    dateFormats,
    `${locale} ${Object.entries(options).join()}`,
    () => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }),
  );
}

/** A cached relative time format for a locale. */
export function agoFormat(locale: string): Intl.RelativeTimeFormat {
  return shared(agoFormats, locale, () => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
}
