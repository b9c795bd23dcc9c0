import type { DashboardVersion } from '@roadside/contract/schemas';
import { countWords } from '../../../kit/format/count-words.ts';
import { momentWords } from '../../../kit/format/moment-words.ts';

/** What a version changed: 'Added Calls and Wait, renamed'. */
export function versionWords(
  { changes, elements }: Pick<DashboardVersion, 'changes' | 'elements'>,
  isFirst: boolean,
): string {
  if (isFirst) return countWords(elements, 'element', 'elements');
  const parts = [
    changes.added.length > 0 && `added ${listWords(changes.added)}`,
    changes.removed.length > 0 && `removed ${listWords(changes.removed)}`,
    changes.changed.length > 0 && `changed ${listWords(changes.changed)}`,
    changes.renamed && 'renamed',
    changes.settings && 'changed its settings',
  ].filter((part) => part !== false);
  const words = parts.length === 0 ? 'saved without changes' : parts.join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** When a version was saved, by the clock of a location, and by whom: 'Fri, Nov 20, 8:30 PM · Ann Lee'. */
export const savedWords = (
  { saved_at, saved_by }: Pick<DashboardVersion, 'saved_at' | 'saved_by'>,
  timeZone: string,
): string => [momentWords(saved_at, timeZone), saved_by].filter(Boolean).join(' · ');

const shown = 3;

function listWords(titles: readonly string[]): string {
  const rest = titles.length - shown;
  return rest > 0
    ? `${titles.slice(0, shown).join(', ')} and ${rest} more`
    : new Intl.ListFormat('en-US', { type: 'conjunction' }).format(titles);
}
