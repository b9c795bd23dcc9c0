import type { EditedWidget } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { stateBadge } from '../model/communications-list.ts';

/** Whether an announcement can be read yet, now, or no longer. */
export function StateBadge({ announcement }: { readonly announcement: Pick<EditedWidget, 'state' | 'withheld'> }) {
  const { label, tone } = stateBadge(announcement);
  return <Badge tone={tone}>{label}</Badge>;
}
