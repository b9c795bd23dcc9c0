import type { Action } from '@roadside/domain/permissions';

/** A screen that isn't in the specification's table and has no entry in the rail. */
export interface OwnScreen {
  readonly label: string;
  /** `:slug` is the person's own organization. */
  readonly path: string;
  /** What a person must be allowed to do to see it. @defaultValue everyone sees it */
  readonly action?: Action;
}

/** Where an Admin sees as another person. */
export const seeingPath = '/seeing/';

/** Shown in the person's menu and the command palette; `npm run new area` adds an entry. */
export const ownScreens: readonly OwnScreen[] = [
  { label: 'Chat', path: '/chat/' },
  { label: 'Mail', path: '/mail/' },
  { label: 'Moderation and data', path: '/keeping/' },
  { label: 'Email reports', path: '/subscriptions/' },
  { label: 'Scorecards', path: '/scorecards/:slug', action: 'scorecards.read' },
  { label: 'See as someone else', path: seeingPath, action: 'seeing.start' },
];
