import type { ModuleLock } from '@roadside/contract/schemas';

const named = 4;
const all = new Intl.ListFormat('en-US', { type: 'conjunction' });
const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** The first few names, and how many more there are. */
const few = (names: readonly string[]): string[] =>
  names.length <= named ? [...names] : [...names.slice(0, named - 1), `${names.length - named + 1} more`];

/** Which campaigns of other people need a module, if any: 'You don’t manage “Winter starts”, which requires this module.' */
export function lockedBecause({ campaigns }: Pick<ModuleLock, 'campaigns'>): string {
  if (campaigns.length === 0) return 'This module belongs to another location.';
  const titles = all.format(few(campaigns.map((title) => `“${title}”`)));
  return `You don’t manage ${titles}, which ${campaigns.length === 1 ? 'requires' : 'require'} this module.`;
}

/** Who can change it: 'Ask Greta Longacre or an Admin to change it, or create a module of your own.' */
export const whoCanChange = ({ managers }: Pick<ModuleLock, 'managers'>): string =>
  `Ask ${either.format([...few(managers), 'an Admin'])} to change it, or create a module of your own.`;
