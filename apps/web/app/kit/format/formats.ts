// Making a format costs a hundred times what writing with it does, and a page writes a thousand numbers and days.
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const agoFormats = new Map<string, Intl.RelativeTimeFormat>();

function shared<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key);
  if (known) return known;
  const made = make();
  formats.set(key, made);
  return made;
}

/** Writes numbers in a language, with so many decimals where they are said. */
export function numberFormat(locale: string, decimals?: number): Intl.NumberFormat {
  return shared(
    numberFormats,
    `${locale} ${decimals}`,
    () =>
      new Intl.NumberFormat(
        locale,
        decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
      ),
  );
}

/** Writes days in a language; `options` says which parts. The days are those of UTC. */
export function dayFormat(locale: string, options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>): Intl.DateTimeFormat {
  return shared(
    dateFormats,
    `${locale} ${Object.entries(options).join()}`,
    () => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }),
  );
}

/** Writes how long ago something was, in a language. */
export function agoFormat(locale: string): Intl.RelativeTimeFormat {
  return shared(agoFormats, locale, () => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
}
