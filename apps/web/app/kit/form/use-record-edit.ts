import { useState } from 'react';
import type { Conflict } from './conflict.ts';

type Texts = Readonly<Record<string, string>>;

export interface RecordEdit<Values extends Texts> {
  /** What is in the fields now. */
  readonly values: Values;
  readonly edit: (values: Values) => void;
  /** The version a save names: of the record the fields were filled from. */
  readonly version: number;
  /** What is typed here and what somebody else saved meanwhile, until it is settled. */
  readonly conflict: Conflict<Values> | null;
  /** A save of ours succeeded: these values are stored now, as this version. */
  readonly onSaved: (values: Values, version: number) => void;
  /** Goes on from what is stored. */
  readonly takeTheirs: () => void;
}

/**
 * Fields of a stored record that is read again while they are edited, as in a drawer. A newer version fills the fields
 * when nothing was typed; otherwise what was typed stays, and both are in `conflict`.
 *
 * @param stored what is stored, as last read
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
