/** Loads the menus and panels. They are a separate chunk, since most visits only read the table. */
export const loadPanels = () => import('../panels/table-panels.tsx');

/** Preloads the chunk. If that fails, the click tries again and reports the error. */
export const expectPanels = (): void => void loadPanels().catch(() => undefined);
