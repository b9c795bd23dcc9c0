/** How a format writes the ends of a share: everything and nothing, and what is just short of them. */
interface Ends {
  readonly whole: number;
  readonly all: string;
  readonly none: string;
  readonly almostAll: string;
  readonly almostNone: string;
  /** A format that writes the plus sign is for changes, which aren't shares. */
  readonly isSigned: boolean;
}

const known = /* @__PURE__ */ new WeakMap<Intl.NumberFormat, Ends>();

function endsOf(format: Intl.NumberFormat): Ends {
  const made = known.get(format);
  if (made) return made;
  const { style, signDisplay, maximumFractionDigits = 0 } = format.resolvedOptions();
  const whole = style === 'percent' ? 1 : 100;
  const step = (whole / 100) * 10 ** -maximumFractionDigits;
  const ends = {
    whole,
    all: format.format(whole),
    none: format.format(0),
    almostAll: `>${format.format(whole - step)}`,
    almostNone: `<${format.format(step)}`,
    isSigned: signDisplay === 'always' || signDisplay === 'exceptZero',
  };
  known.set(format, ends);
  return ends;
}

/**
 * Formats a share so that it never rounds up to perfect or down to nothing: 2,884 of 2,885 is `>99.9`, not `100.0`, and 1
 * of 3,000 is `<0.1`. Everything else is formatted as usual.
 * @param value a fraction of 1 if the format's style is percent, otherwise percent of 100
 */
export function writeShare(value: number, format: Intl.NumberFormat): string {
  const written = format.format(value);
  const { whole, all, none, almostAll, almostNone, isSigned } = endsOf(format);
  if (isSigned || value <= 0 || value >= whole) return written;
  if (written === all) return almostAll;
  return written === none ? almostNone : written;
}
