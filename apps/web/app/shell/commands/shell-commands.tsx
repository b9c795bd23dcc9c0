import type { Bookmark } from '@roadside/contract/schemas';
import type { Command } from '@roadside/ui/command-palette';
import { BookmarkIcon, InfoIcon, KeyboardIcon, LogOutIcon, UserIcon } from '@roadside/ui/icons';
import type { ViewSettings } from '../../kit/store/view-settings.ts';
import type { RailEntry } from '../rail/rail-entries.ts';
import { railIcon } from '../rail/rail-icons.ts';
import type { OwnScreen } from './own-screens.ts';
import { bookmarkWords } from '../bookmark-address.ts';

/** Two-key sequences for the screens people use all day. */
const goKeys: Readonly<Partial<Record<RailEntry['screen'], string>>> = {
  home: 'G H',
  dashboard: 'G D',
  'passed-calls': 'G C',
  maps: 'G M',
  'scheduler-scheduling': 'G P',
  training: 'G T',
  leaderboard: 'G L',
};

export interface ShellCommandsContext {
  readonly rail: readonly RailEntry[];
  readonly ownScreens: readonly OwnScreen[];
  readonly hrefOf: (entry: RailEntry) => string;
  readonly go: (href: string) => void;
  readonly bookmarks: readonly Bookmark[];
  /** The open page and its bookmark name; null if there is no location to bookmark. */
  readonly here: { readonly link: string; readonly name: string } | null;
  /** Bookmarks the open page, or removes its bookmark. */
  readonly toggleBookmark: () => void;
  readonly view: ViewSettings;
  readonly changeView: (change: Partial<ViewSettings>) => void;
  readonly showKeys: () => void;
  readonly logout: () => void;
  /** Says why the open page is open to the reader; null on a page outside the table of screens. */
  readonly explain: (() => void) | null;
}

/** Every command of the shell, for the palette, the shortcuts and their help. */
export function shellCommands(context: ShellCommandsContext): readonly Command[] {
  const { bookmarks, here, view, changeView, toggleBookmark, showKeys, logout } = context;
  const kept = bookmarks.find(({ link }) => link === here?.link);
  return [
    ...context.rail.flatMap((entry) => goTo(entry, context)),
    ...(here
      ? [
          {
            id: kept ? 'bookmark-remove' : 'bookmark-add',
            group: 'This page',
            label: kept ? 'Remove this bookmark' : `Bookmark ${here.name}`,
            keys: 'B',
            leading: <BookmarkIcon size={16} />,
            run: toggleBookmark,
          },
        ]
      : []),
    ...(context.explain
      ? [
          {
            id: 'why',
            group: 'This page',
            label: 'Why can I see this?',
            keywords: ['access', 'permission', 'rights'],
            leading: <InfoIcon size={16} />,
            run: context.explain,
          },
        ]
      : []),
    ...bookmarks.map((bookmark): Command => ({
      id: `bookmark-${bookmark.id}`,
      group: 'Bookmarks',
      label: bookmark.display,
      description: bookmarkWords(bookmark.link),
      leading: <BookmarkIcon size={16} />,
      run: () => context.go(bookmark.link),
    })),
    ...(['system', 'day', 'night'] as const)
      .filter((theme) => theme !== view.theme)
      .map((theme): Command => ({
        id: `theme-${theme}`,
        group: 'Appearance',
        label: { system: 'Match system', day: 'Day theme', night: 'Night theme' }[theme],
        keywords: ['theme', 'dark', 'light'],
        run: () => changeView({ theme }),
      })),
    {
      id: 'contrast',
      group: 'Appearance',
      label: view.contrast === 'more' ? 'Normal contrast' : 'High contrast',
      run: () => changeView({ contrast: view.contrast === 'more' ? 'system' : 'more' }),
    },
    {
      id: 'keys',
      group: 'Help',
      label: 'Show keyboard shortcuts',
      keys: '?',
      keywords: ['keyboard', 'shortcuts', 'help'],
      leading: <KeyboardIcon size={16} />,
      run: showKeys,
    },
    {
      id: 'account',
      group: 'You',
      label: 'Your account',
      keywords: ['profile', 'picture', 'preferences', 'sessions', 'invite'],
      leading: <UserIcon size={16} />,
      run: () => context.go('/account/'),
    },
    ...context.ownScreens.map(({ label, path }) => ({
      id: path,
      group: 'Go to',
      label,
      run: () => context.go(path),
    })),
    {
      id: 'logout',
      group: 'You',
      label: 'Logout',
      keywords: ['sign out'],
      leading: <LogOutIcon size={16} />,
      run: logout,
    },
  ];
}

function goTo(entry: RailEntry, context: ShellCommandsContext, inside?: RailEntry): readonly Command[] {
  if (entry.children.length > 0) return entry.children.flatMap((child) => goTo(child, context, entry));
  // A part of a screen uses its screen's icon, so that the labels line up.
  const Picture = railIcon(entry.icon) ?? (inside && railIcon(inside.icon));
  const within = inside?.label;
  const keys = within === 'Surveys' ? undefined : goKeys[entry.screen];
  return [
    {
      id: `go-${within ?? ''}-${entry.label}`,
      group: 'Go to',
      label: within ? `${within}: ${entry.label}` : entry.label,
      keywords: ['go', 'open'],
      ...(keys ? { keys } : {}),
      ...(Picture ? { leading: <Picture size={16} /> } : {}),
      run: () => context.go(context.hrefOf(entry)),
    },
  ];
}
