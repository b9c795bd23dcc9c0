/** An id that Excel has changed, or may have. */
export interface SpoiledId {
  readonly certain: boolean;
  /** What Excel did, and what to do. */
  readonly what: string;
}

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const dateLike = new RegExp(
  `^(\\d{1,2}-(${months})|(${months})-\\d{2}|\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?)$`,
  'i',
);

/** Excel's traces in an id: scientific notation, digits rounded to zeros, or a date. Null if there are none. */
export function spoiledId(text: string): SpoiledId | null {
  const advice = 'format the column as Text in the source and export it again';
  if (/^-?\d+([.,]\d+)?e\+?\d{2,}$/i.test(text) && /[.,+]/.test(text))
    return { certain: true, what: `which Excel shortened, so its last digits are lost; ${advice}` };
  if (/^[1-9]\d{5}0{6,}$/.test(text)) return { certain: true, what: `which Excel rounded to six digits; ${advice}` };
  if (/^[1-9]\d{14}0+$/.test(text))
    return {
      certain: false,
      what: `ids whose digits after the 15th are zeros, as Excel leaves them; if they aren’t yours, ${advice}`,
    };
  if (dateLike.test(text))
    return { certain: false, what: `ids that are dates, as Excel makes of 10-44; if they aren’t yours, ${advice}` };
  return null;
}
