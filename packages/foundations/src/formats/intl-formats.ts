// Making a format costs a hundred times what writing with it does, so equal ones are made once and shared.
const numberFormats = /* @__PURE__ */ new Map<string, Intl.NumberFormat>();
const dateFormats = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();
const plurals = /* @__PURE__ */ new Map<string, Intl.PluralRules>();

function shared<Format>(formats: Map<string, Format>, locale: string, options: object, make: () => Format): Format {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = make()));
  return format;
}

/** Writes numbers in a language. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  shared(numberFormats, locale, options, () => new Intl.NumberFormat(locale, options));
/** Writes days and moments in a language. Name the time zone: the one of the machine is nobody's choice. */
export const dateFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions & { readonly timeZone: string },
): Intl.DateTimeFormat => shared(dateFormats, locale, options, () => new Intl.DateTimeFormat(locale, options));
/** Says which form of a word a number takes. */
export const pluralRules = (locale: string): Intl.PluralRules =>
  shared(plurals, locale, {}, () => new Intl.PluralRules(locale));
