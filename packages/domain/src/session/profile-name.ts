/** A person's name in the two fields of the session. */
export interface ProfileName {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Splits a profile name on spaces (section 5): the first word is the first name, the rest the last, so
 * a name of one word has no last name and one of four words loses none (decisions 21).
 */
export function splitProfileName(name: string): ProfileName {
  const [firstName = '', ...rest] = name.split(' ').filter((word) => word !== '');
  return { firstName, lastName: rest.join(' ') };
}

/** Joins the two fields to the name people read. */
export function joinProfileName({ firstName, lastName }: ProfileName): string {
  return [firstName, lastName].filter((part) => part !== '').join(' ');
}
