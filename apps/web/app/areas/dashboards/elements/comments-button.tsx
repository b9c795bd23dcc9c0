import { IconButton } from '@roadside/ui/icon-button';
import { ChatIcon } from '@roadside/ui/icons';
import { use } from 'react';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
import { DashboardContext } from './dashboard-context.ts';

/** Opens an element's comments and notes; renders nothing where comments are unavailable. */
export function CommentsButton({
  element: { id, title },
}: {
  readonly element: { readonly id: number; readonly title: string };
}) {
  const dashboard = use(DashboardContext);
  const drawers = useDrawers();
  if (!dashboard?.takesComments || !drawers) return null;
  const element = dashboard.elements.find((known) => known.id === id);
  const count = element ? element.commentCount + element.annotations.length : 0;
  return (
    <IconButton
      label={count > 0 ? `Comments and notes on ${title}, ${count}` : `Comments and notes on ${title}`}
      size="sm"
      onClick={() => drawers.open('comments', id)}
    >
      <ChatIcon />
    </IconButton>
  );
}
