import { Link, useFetcher, useLocation } from '@remix-run/react';
import type { Bookmark } from '@roadside/contract/schemas';
import { IconButton } from '@roadside/ui/icon-button';
import { BookmarkFilledIcon, BookmarkIcon } from '@roadside/ui/icons';
import { Menu } from '@roadside/ui/menu';
import { useState } from 'react';
import type { Outcome } from '../kit/outcome/outcome.ts';
import { useLatest } from '../kit/resource/use-latest.ts';
import * as styles from './bookmarks-menu.css.ts';
import { bookmarkAddress, bookmarkWords } from './bookmark-address.ts';
import { bookmarksAddress } from './addresses.ts';

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
  const [open, setOpen] = useState(false);
  return (
    <Menu.Root open={open} onOpenChange={setOpen}>
      <Menu.Trigger asChild>
        <IconButton
          label={kept ? 'Bookmarks, this page is bookmarked' : 'Bookmarks'}
          loading={busy}
          data-kept={kept ? '' : undefined}
          className={styles.trigger}
        >
          {kept ? <BookmarkFilledIcon /> : <BookmarkIcon />}
        </IconButton>
      </Menu.Trigger>
      <Menu.Content align="end" className={styles.content}>
        {kept ? (
          <Menu.Item leading={<BookmarkFilledIcon size={16} />} shortcut="B" onSelect={() => change({ id: kept.id })}>
            Remove this bookmark
          </Menu.Item>
        ) : (
          <Menu.Item
            leading={<BookmarkIcon size={16} />}
            shortcut="B"
            disabled={placeName === null}
            onSelect={() => placeName !== null && change({ display: placeName, link: here })}
          >
            Bookmark this location
          </Menu.Item>
        )}
        <Menu.Separator />
        <Menu.Label>
          {known.length > 0 ? 'Bookmarks' : outcome.ok ? 'No bookmarks yet' : 'We couldn’t load bookmarks'}
        </Menu.Label>
        {known.map(({ id, display, link }) => (
          <Menu.Item key={id} asChild>
            <Link to={link} aria-current={link === here ? 'page' : undefined} className={styles.bookmark}>
              <span>
                {display}
                <span className={styles.opens}>{bookmarkWords(link)}</span>
              </span>
            </Link>
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
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
