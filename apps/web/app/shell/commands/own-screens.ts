import type { Action } from '@roadside/domain/permissions';

/** A screen that isn't in the specification's table and has no entry in the rail. */
export interface OwnScreen {
  readonly label: string;
  readonly path: string;
  /** What a person must be allowed to do to see it. @defaultValue everyone sees it */
  readonly action?: Action;
}

/** Shown in the person's menu and the command palette; `npm run new area` adds an entry. */
export const ownScreens: readonly OwnScreen[] = [
  { label: 'Chat', path: '/chat/' },
  { label: 'Mail', path: '/mail/' },
  { label: 'Moderation and data', path: '/keeping/' },
  { label: 'Email reports', path: '/subscriptions/' },
  { label: 'See as someone else', path: '/seeing/', action: 'seeing.start' },
];
