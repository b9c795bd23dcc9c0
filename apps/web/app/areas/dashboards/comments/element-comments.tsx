import { use } from 'react';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import { DashboardContext } from '../elements/dashboard-context.ts';
import CommentsDrawer from './comments-drawer.tsx';

/** The comments drawer of an element of the open dashboard. */
export default function ElementComments({ value: elementId, scope, close }: DrawerProps<number>) {
  const dashboard = use(DashboardContext);
  const element = dashboard?.elements.find(({ id }) => id === elementId);
  if (!dashboard?.takesComments || !element) return null;
  const { place, audience, mayModerate, employeeId, now } = dashboard;
  return (
    <CommentsDrawer
      element={element}
      place={place}
      audience={audience}
      mayModerate={mayModerate}
      employeeId={employeeId}
      now={now}
      onClose={close}
      onChanged={() => scope.onChanged?.('comments')}
    />
  );
}
