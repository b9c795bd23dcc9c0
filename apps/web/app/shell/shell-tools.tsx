import { useLocation, useNavigate } from '@remix-run/react';
import type { Bookmark } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { SearchIcon } from '@roadside/ui/icons';
import { Suspense, useEffect, useState } from 'react';
import type { Outcome } from '../kit/outcome/outcome.ts';
import { useExplainAccess } from '../kit/commands/explain-access.ts';
import { useCurrentPageCommands } from '../kit/commands/page-commands.ts';
import { useArrived } from '../kit/resource/use-arrived.ts';
import { lazyPart } from '../kit/page/lazy-part.tsx';
import type { ViewSettings } from '../kit/store/view-settings.ts';
import { BookmarksLoading, BookmarksMenu, useBookmarkChange } from './bookmarks-menu.tsx';
import { seeingPath, type OwnScreen } from './commands/own-screens.ts';
import { shellCommands } from './commands/shell-commands.tsx';
import { useQuickKeys } from './commands/use-quick-keys.ts';
import { useTypedAhead } from './commands/use-typed-ahead.ts';
import { useCountVisit } from './use-count-visit.ts';
import { bookmarkAddress } from './bookmark-address.ts';
import { useCurrentScreen } from './current-place.ts';
import { logout } from './logout-form.tsx';
import type { RailEntry } from './rail/rail-entries.ts';
import * as styles from './shell-tools.css.ts';

// Rarely used and heavy: they load when first opened.
const Palette = lazyPart(() => import('./commands/palette.tsx'));
const WhyDialog = lazyPart(() => import('./access/why-dialog.tsx'));
const KeysHelp = lazyPart(() => import('./commands/keys-help.tsx'));

export interface ShellToolsProps {
  readonly rail: readonly RailEntry[];
  readonly ownScreens: readonly OwnScreen[];
  readonly hrefOf: (entry: RailEntry) => string;
  /** Address of a location: the open screen there, or its dashboard. */
  readonly placeHref: (slug: string) => string;
  readonly bookmarks: Promise<Outcome<readonly Bookmark[]>>;
  readonly placeName: string | null;
  readonly maySearch: boolean;
  readonly view: ViewSettings;
  readonly changeView: (change: Partial<ViewSettings>) => void;
  /** False while an Admin sees as the person: their visits are not counted. */
  readonly countsVisits: boolean;
}

/** The bar's global tools: the palette, the bookmarks, and their shortcuts. */
export function ShellTools({
  rail,
  ownScreens,
  hrefOf,
  placeHref,
  bookmarks,
  placeName,
  maySearch,
  view,
  changeView,
  countsVisits,
}: ShellToolsProps) {
  useCountVisit(countsVisits);
  const known = useArrived(bookmarks);
  const navigate = useNavigate();
  const here = bookmarkAddress(useLocation());
  const current = useCurrentScreen();
  const { change } = useBookmarkChange();
  const toggleBookmark = async () => {
    if (placeName === null) return;
    const loaded = await bookmarks.catch(() => null);
    const kept = loaded?.ok ? loaded.data.find(({ link }) => link === here) : undefined;
    change(kept ? { id: kept.id } : { display: placeName, link: here });
  };
  const [palette, setPalette] = useState<'never' | 'open' | 'closed'>('never');
  const [keys, setKeys] = useState<'never' | 'open' | 'closed'>('never');
  const [why, setWhy] = useState<'never' | 'open' | 'closed'>('never');
  const [whySlug, setWhySlug] = useState<string | null>(null);
  const explain = (slug: string | null) => {
    setWhySlug(slug);
    setWhy('open');
  };
  useExplainAccess(explain);
  const pageCommands = useCurrentPageCommands();
  const commands = [
    ...pageCommands,
    ...shellCommands({
      rail,
      ownScreens,
      hrefOf,
      go: (href) => void navigate(href),
      bookmarks: known?.ok ? known.data : [],
      here: placeName === null ? null : { link: here, name: placeName },
      toggleBookmark: () => void toggleBookmark(),
      view,
      changeView,
      showKeys: () => setKeys('open'),
      logout,
      explain: current.screen ? () => explain(null) : null,
    }),
  ];
  useQuickKeys(commands);
  useTypedAhead(palette === 'open');
  usePaletteKey(() => setPalette((now) => (now === 'open' ? 'closed' : 'open')));
  return (
    <>
      <Button
        leading={<SearchIcon size={16} />}
        trailing={<kbd className={styles.findKey}>Ctrl K</kbd>}
        className={styles.find}
        onClick={() => setPalette('open')}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <span className={styles.findWords}>Find</span>
      </Button>
      <Suspense fallback={<BookmarksLoading />}>
        <BookmarksMenu bookmarks={bookmarks} placeName={placeName} />
      </Suspense>
      {palette !== 'never' && (
        <Palette
          open={palette === 'open'}
          onOpenChange={(open) => setPalette(open ? 'open' : 'closed')}
          commands={commands}
          maySearch={maySearch}
          goToPlace={(slug) => void navigate(placeHref(slug))}
          go={(href) => void navigate(href)}
          slug={current.slug}
          onLost={() => setPalette('never')}
        />
      )}
      {why !== 'never' && current.screen && (
        <WhyDialog
          open={why === 'open'}
          onOpenChange={(open) => setWhy(open ? 'open' : 'closed')}
          screen={current.screen.id}
          slug={whySlug ?? current.slug}
          mayAskForOthers={ownScreens.some(({ path }) => path === seeingPath)}
          onLost={() => setWhy('never')}
        />
      )}
      {keys !== 'never' && (
        <KeysHelp
          open={keys === 'open'}
          onOpenChange={(open) => setKeys(open ? 'open' : 'closed')}
          commands={commands}
          maySearch={maySearch}
          onPlace={placeName !== null}
          onLost={() => setKeys('never')}
        />
      )}
    </>
  );
}

/** Ctrl K, or ⌘ K on a Mac. As usual for a palette, it also works while typing. */
function usePaletteKey(toggle: () => void) {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey ||
        event.key.toLocaleLowerCase('en') !== 'k'
      )
        return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}
