import { useFetcher, useLocation } from '@remix-run/react';
import type { Bookmark } from '@roadside/contract/schemas';
import { IconButton } from '@roadside/ui/icon-button';
import { BookmarkFilledIcon, BookmarkIcon } from '@roadside/ui/icons';
import { MenuRoot, MenuTrigger } from '@roadside/ui/menu';
import type { Outcome } from '../kit/outcome/outcome.ts';
import { lazyPart } from '../kit/page/lazy-part.tsx';
import { useNearPart } from '../kit/page/use-near-part.ts';
import { useLatest } from '../kit/resource/use-latest.ts';
import * as styles from './bookmarks-menu.css.ts';
import { bookmarkAddress } from './bookmark-address.ts';
import { bookmarksAddress } from './addresses.ts';

const BookmarksMenuContent = lazyPart(() => import('./bookmarks-menu-content.tsx'));

export interface BookmarksMenuProps {
  readonly bookmarks: Promise<Outcome<readonly Bookmark[]>>;
  /** Name of the open location; null on screens without one, which can't be bookmarked. */
  readonly placeName: string | null;
}

/** Bookmarked locations: add or remove the open one, or jump to another. Suspends until the bookmarks are loaded. */
export function BookmarksMenu({ bookmarks, placeName }: BookmarksMenuProps) {
  const outcome = useLatest(bookmarks);
  const known = outcome.ok ? outcome.data : [];
  const here = bookmarkAddress(useLocation());
  const { change, busy } = useBookmarkChange();
  const kept = known.find(({ link }) => link === here);
  // Closed while a change is pending, so its message is visible.
  const { open, setOpen, near, ahead } = useNearPart(BookmarksMenuContent);
  return (
    <MenuRoot open={open} onOpenChange={setOpen}>
      <MenuTrigger asChild {...ahead}>
        <IconButton
          label={kept ? 'Bookmarks, this page is bookmarked' : 'Bookmarks'}
          loading={busy}
          data-kept={kept ? '' : undefined}
          className={styles.trigger}
        >
          {kept ? <BookmarkFilledIcon /> : <BookmarkIcon />}
        </IconButton>
      </MenuTrigger>
      {near && (
        <BookmarksMenuContent
          known={known}
          loaded={outcome.ok}
          here={here}
          placeName={placeName}
          change={change}
          onLost={() => setOpen(false)}
        />
      )}
    </MenuRoot>
  );
}

/** Holds the menu's place in the bar while the bookmarks load. */
export function BookmarksLoading() {
  return (
    <IconButton label="Bookmarks" disabled className={styles.trigger}>
      <BookmarkIcon />
    </IconButton>
  );
}

/** Adds or removes a bookmark; the server's message reports the result. */
export function useBookmarkChange() {
  const fetcher = useFetcher();
  const change = (what: { readonly id: number } | { readonly display: string; readonly link: string }) =>
    void fetcher.submit('id' in what ? { id: String(what.id) } : what, {
      method: 'post',
      action: bookmarksAddress(),
    });
  return { change, busy: fetcher.state !== 'idle' };
}
