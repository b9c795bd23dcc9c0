// Creating a formatter costs about a hundred times as much as using it, so equal ones are cached and shared.
const numberFormats = /* @__PURE__ */ new Map<string, Intl.NumberFormat>();
const dateFormats = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();
const plurals = /* @__PURE__ */ new Map<string, Intl.PluralRules>();

function shared<Format>(formats: Map<string, Format>, locale: string, options: object, make: () => Format): Format {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = make()));
  return format;
}

/** Number formatter for a locale. It never writes -0: what rounds to zero has no sign. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  shared(numberFormats, locale, options, () => new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options }));
/** Date formatter for a locale. Always pass a time zone: the machine's own is arbitrary. */
export const dateFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions & { readonly timeZone: string },
): Intl.DateTimeFormat => shared(dateFormats, locale, options, () => new Intl.DateTimeFormat(locale, options));
/** Plural rules for a locale. */
export const pluralRules = (locale: string): Intl.PluralRules =>
  shared(plurals, locale, {}, () => new Intl.PluralRules(locale));
