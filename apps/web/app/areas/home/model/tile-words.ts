import type { Widget } from '@roadside/contract/schemas';
import { mustBeRead } from '@roadside/domain/home';

/** The host an external tile leads to; null for a path in this app. */
export function hostOf(link: string): string | null {
  return link.startsWith('https://') && URL.canParse(link) ? new URL(link).host : null;
}

/** The beginning of a tile's text, from its first page. */
export function excerptOf({ modal_content: [first] }: Pick<Widget, 'modal_content'>): string {
  return first ? first.body : '';
}

/** What a reader still has to do with a tile: confirm it, read it, or nothing. */
export function stateOfTile({
  type,
  asks,
  seen,
  acknowledged_at,
}: Pick<Widget, 'type' | 'asks' | 'seen' | 'acknowledged_at'>): 'confirm' | 'confirmed' | 'new' | 'read' {
  if (mustBeRead(asks, acknowledged_at)) return 'confirm';
  if (acknowledged_at !== null) return 'confirmed';
  return type === 'announcement' && !seen ? 'new' : 'read';
}
