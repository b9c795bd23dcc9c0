/** The value of a form control: the text of an input, a checkbox, or the selection of a list. */
export type FormValue = string | boolean | readonly string[];

/** Values by field name. Numbers and days are the text a form sends: '12.5', '2026-11-24'. */
export type FormValues = Readonly<Record<string, FormValue>>;

/** Messages by field name. */
export type FormMessages = Readonly<Record<string, string>>;

export interface FormOption {
  readonly value: string;
  readonly label: string;
}

interface Common {
  readonly name: string;
  readonly label: string;
  /** The label as used in a sentence, with its article: 'an end date'. */
  readonly noun: string;
  readonly hint?: string | undefined;
  readonly required: boolean;
  /** Replaces the messages for an invalid value; a missing value keeps its own message. */
  readonly message?: string | undefined;
  /** Takes half the width, so two fields fit side by side. */
  readonly half?: boolean | undefined;
}

export interface TextFormField extends Common {
  readonly kind: 'text';
  readonly input: 'text' | 'email' | 'url' | 'tel';
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly pattern?: string | undefined;
  readonly multiline?: boolean | undefined;
  readonly autoComplete?: string | undefined;
  /** A name or code, not prose: no spell check and no capitalized first letter. */
  readonly verbatim?: boolean | undefined;
}

/** A password. Its spaces are kept, and it is never sent back, drafted or logged. */
export interface SecretFormField extends Common {
  readonly kind: 'secret';
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly autoComplete?: 'current-password' | 'new-password' | undefined;
}

export interface NumberFormField extends Common {
  readonly kind: 'number';
  readonly whole: boolean;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The value must be greater than this one. */
  readonly above?: number | undefined;
  /** The value must be less than this one. */
  readonly below?: number | undefined;
  readonly unit?: string | undefined;
}

export interface DateFormField extends Common {
  readonly kind: 'date';
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Name of the date field this one must be later than. */
  readonly after?: string | undefined;
}

export interface ChoiceFormField extends Common {
  readonly kind: 'choice';
  readonly options: readonly FormOption[];
}

export interface ChoicesFormField extends Common {
  readonly kind: 'choices';
  readonly options: readonly FormOption[];
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

export interface BooleanFormField extends Common {
  readonly kind: 'boolean';
}

/** One field of a form, as plain data: the server reads it from the contract, the browser draws and checks it. */
export type FormField =
  | TextFormField
  | SecretFormField
  | NumberFormField
  | DateFormField
  | ChoiceFormField
  | ChoicesFormField
  | BooleanFormField;

/** The action's reply when the form was not accepted. */
export interface FormAnswer {
  /** The typed values, without secrets. */
  readonly values: FormValues;
  /** By name. Messages for fields that aren't rendered, such as a token, are up to the screen. */
  readonly fields: FormMessages;
  /** A message that fits no field; empty if a field shows it. */
  readonly words: string;
  /** Somebody else saved a newer version. */
  readonly conflict?: { readonly theirs: FormValues; readonly version: number } | undefined;
}

/** Names of the extra values a form sends besides its fields. */
export const formKeyName = 'form-key';
export const formVersionName = 'form-version';
