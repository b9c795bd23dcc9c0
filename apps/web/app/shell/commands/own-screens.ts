/** A screen that isn't in the specification's table and has no entry in the rail. */
export interface OwnScreen {
  readonly label: string;
  readonly path: string;
}

/** Shown in the person's menu and the command palette; `npm run new area` adds an entry. */
export const ownScreens: readonly OwnScreen[] = [
  { label: 'Chat', path: '/chat/' },
  { label: 'Mail', path: '/mail/' },
  { label: 'Moderation and data', path: '/keeping/' },
  { label: 'Email reports', path: '/subscriptions/' },
];
