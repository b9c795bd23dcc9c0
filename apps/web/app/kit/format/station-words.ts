import type { CellValue } from '@roadside/ui/data-table';

/**
 * A station's name with its city first, for narrow columns: 'Akron, Lantern Road Service' for 'Lantern Road Service,
 * Akron'. Companies have several stations, so a name cut off before the city tells nothing.
 */
export function cityFirst(name: CellValue): string {
  const text = String(name ?? '');
  const at = text.lastIndexOf(', ');
  return at < 0 ? text : `${text.slice(at + 2)}, ${text.slice(0, at)}`;
}
