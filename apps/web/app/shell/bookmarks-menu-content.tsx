import { Link } from '@remix-run/react';
import type { Bookmark } from '@roadside/contract/schemas';
import { BookmarkFilledIcon, BookmarkIcon } from '@roadside/ui/icons';
import { Menu } from '@roadside/ui/menu';
import { bookmarkLabel, bookmarkWords } from './bookmark-address.ts';
import type { useBookmarkChange } from './bookmarks-menu.tsx';
import * as styles from './bookmarks-menu.css.ts';

interface BookmarksMenuContentProps {
  readonly known: readonly Bookmark[];
  /** Whether the bookmarks were loaded. */
  readonly loaded: boolean;
  /** Address of the open location. */
  readonly here: string;
  readonly placeName: string | null;
  readonly change: ReturnType<typeof useBookmarkChange>['change'];
}

/** The bookmarks, and what can be done with the open location. It loads after the page. */
export default function BookmarksMenuContent({ known, loaded, here, placeName, change }: BookmarksMenuContentProps) {
  const kept = known.find(({ link }) => link === here);
  return (
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
          {bookmarkLabel(here)}
        </Menu.Item>
      )}
      <Menu.Separator />
      <Menu.Label>
        {known.length > 0 ? 'Bookmarks' : loaded ? 'No bookmarks yet' : 'We couldn’t load bookmarks'}
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
  );
}
