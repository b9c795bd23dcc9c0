/** A screen beside the specification's table, without a place in the rail. */
export interface OwnScreen {
  readonly label: string;
  readonly path: string;
}

/** Shown in the person's menu and the command palette; `npm run new area` adds an entry. */
export const ownScreens: readonly OwnScreen[] = [];
