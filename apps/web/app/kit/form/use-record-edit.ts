import { useState } from 'react';
import type { Conflict } from './conflict.ts';

type Texts = Readonly<Record<string, string>>;

export interface RecordEdit<Values extends Texts> {
  /** The current values of the fields. */
  readonly values: Values;
  readonly edit: (values: Values) => void;
  /** The version to send with a save: the one the fields were filled from. */
  readonly version: number;
  /** The edits and the newer saved version, until the person chooses one. */
  readonly conflict: Conflict<Values> | null;
  /** Call after a successful save: these values are now stored as this version. */
  readonly onSaved: (values: Values, version: number) => void;
  /** Discards the edits and continues from the stored values. */
  readonly takeTheirs: () => void;
}

/**
 * Edits the fields of a stored record that may be reloaded while they are open, as in a drawer. A newer version
 * replaces the fields if nothing was typed; otherwise the edits stay, and `conflict` holds both versions.
 *
 * @param stored the stored values, as last read
 * @param version the version of `stored`
 */
export function useRecordEdit<Values extends Texts>(stored: Values, version: number): RecordEdit<Values> {
  const [base, setBase] = useState({ values: stored, version });
  const [values, setValues] = useState(stored);
  const isNewer = version > base.version;
  const takeTheirs = () => {
    setBase({ values: stored, version });
    setValues(stored);
  };
  if (isNewer && (isSame(values, base.values) || isSame(values, stored))) takeTheirs();
  return {
    values,
    edit: setValues,
    version: base.version,
    conflict: isNewer ? { mine: values, theirs: stored, version } : null,
    onSaved: (saved, savedVersion) => setBase({ values: saved, version: savedVersion }),
    takeTheirs,
  };
}

function isSame(one: Texts, other: Texts): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}
