/** A person's first and last name, as in the session. */
export interface ProfileName {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Splits a profile name on spaces (section 5): the first word is the first name and the rest is the last name. A
 * one-word name has no last name, and a four-word name loses none of them (decisions 21).
 */
export function splitProfileName(name: string): ProfileName {
  const [firstName = '', ...rest] = name.split(' ').filter((word) => word !== '');
  return { firstName, lastName: rest.join(' ') };
}

/** Joins first and last name into the display name. */
export function joinProfileName({ firstName, lastName }: ProfileName): string {
  return [firstName, lastName].filter((part) => part !== '').join(' ');
}
