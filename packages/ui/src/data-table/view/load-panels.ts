/** What opens beside the table. It is not there before somebody comes near it: a table is read far more often than it is worked with. */
export const loadPanels = () => import('../panels/table-panels.tsx');

/** Fetches it ahead of a press. Should it not come, the press itself tells. */
export const expectPanels = (): void => void loadPanels().catch(() => undefined);
