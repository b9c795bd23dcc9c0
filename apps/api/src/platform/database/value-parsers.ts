type Parse = (text: string) => unknown;

const asText: Parse = (text) => text;

/** For element types that never need quotes inside an array literal. */
const arrayOf =
  (parse: Parse): Parse =>
  (text) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((element) => (element === 'NULL' ? null : parse(element)));

/**
 * How both drivers convert a value's text to JavaScript, by type oid, where their defaults differ: bigint and numeric
 * become numbers (amounts of money are whole cents), a date stays 'YYYY-MM-DD', timestamps without a zone and intervals
 * stay text. timestamptz is already a Date on both.
 */
export const valueParsers: Readonly<Record<number, Parse>> = {
  20: Number, // int8
  1700: Number, // numeric
  1082: asText, // date
  1114: asText, // timestamp
  1186: asText, // interval
};

/** The same for arrays; PGlite derives these from the element types by itself. */
export const arrayParsers: Readonly<Record<number, Parse>> = {
  1016: arrayOf(Number),
  1231: arrayOf(Number),
  1182: arrayOf(asText),
};
