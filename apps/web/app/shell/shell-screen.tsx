import { positionWords } from '@roadside/domain/permissions';
import { Link } from '@remix-run/react';
import { AppShell } from '@roadside/ui/app-shell';
import { Button } from '@roadside/ui/button';
import { IconButton } from '@roadside/ui/icon-button';
import { MenuIcon, TeamIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { UiProvider } from '@roadside/ui/provider';
import { Stack } from '@roadside/ui/stack';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Lamp } from '../kit/page/lamp.tsx';
import { laterPart } from '../kit/page/later-part.tsx';
import { lazyPart } from '../kit/page/lazy-part.tsx';
import { prepareNotices } from '../kit/notices/notices.tsx';
import type { loadShell } from './shell.loader.server.ts';
import { SeeingBanner } from '../kit/seeing/seeing-banner.tsx';
import { useSeeingInOtherTabs } from '../kit/seeing/use-seeing-in-other-tabs.ts';
import { persistSession } from '../kit/store/persisted-state.ts';
import { applyLook, useView } from '../kit/store/use-view.ts';
import { BackendStatus } from './backend-status.tsx';
import { useCurrentScreen } from './current-place.ts';
import { LogoutForm } from './logout-form.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PlaceSwitcher } from './place-switcher.tsx';
import type { RailEntry } from './rail/rail-entries.ts';
import { railIcon } from './rail/rail-icons.ts';
import * as styles from './shell-screen.css.ts';
import { ShellTools } from './shell-tools.tsx';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useShellLinks } from './use-shell-links.ts';

// Rarely used parts load when they are opened.
const OverviewVideo = lazyPart(() => import('../kit/overview-video/overview-video.tsx'));
const NotificationBell = laterPart(
  () => import('./notifications/notification-bell.tsx'),
  <span className={styles.bellRoom} />,
);
const WaitingForNetwork = laterPart(() => import('../kit/outbox/waiting-for-network.tsx'));
const SearchPanel = lazyPart(() => import('./search/search-panel.tsx'));

export type ShellScreenProps = Awaited<ReturnType<typeof loadShell>> & { readonly children: ReactNode };

/** The shell around every signed-in screen: the rail, the bar, and the work area. */
export function ShellScreen({
  person,
  geographySlug,
  rail,
  ownScreens,
  bar,
  maySearch,
  offersVideo,
  seenBy,
  view: rendered,
  update,
  bookmarks,
  now,
  children,
}: ShellScreenProps) {
  const [view, changeView] = useView(rendered);
  const [aside, setAside] = useState<'menu' | 'search' | null>(null);
  const [showsVideo, setShowsVideo] = useState(offersVideo);
  const toggle = (view: 'menu' | 'search') => setAside((now) => (now === view ? null : view));
  const { place, title } = useCurrentScreen();
  const { hrefOf, isCurrent, placeHref } = useShellLinks({ person, geographySlug });
  const main = useKeptScroll();
  useSeeingInOtherTabs(seenBy ? person.employeeId : null);
  useEffect(() => applyLook(view), [view]);
  useEffect(() => {
    const later = setTimeout(prepareNotices);
    return () => clearTimeout(later);
  }, []);
  useEffect(() => {
    // The first write to storage may take the browser a while, so it doesn't block.
    const later = setTimeout(() =>
      persistSession({
        logged_in: true,
        user: person,
        organization: person.organization,
        geography: place ?? { slug: geographySlug },
        preferences: {},
      }),
    );
    return () => clearTimeout(later);
  }, [person, place, geographySlug]);

  return (
    <UiProvider locale="en-US" timeZone={place?.timeZone ?? person.organization.timeZone}>
      <AppShell.Root
        railPinned={view.rail === 'pinned'}
        onRailPinnedChange={(pinned) => changeView({ rail: pinned ? 'pinned' : 'icons' })}
        asideOpen={aside !== null}
        data-density={view.density}
      >
        <AppShell.Rail
          brand={
            <AppShell.Brand asChild mark={<Lamp className={styles.lamp} />}>
              <Link to="/home/">Roadside</Link>
            </AppShell.Brand>
          }
        >
          <Entries entries={rail} isCurrent={isCurrent} hrefOf={hrefOf} />
        </AppShell.Rail>
        <AppShell.TopBar>
          {place ? (
            <PlaceSwitcher place={place} hrefOf={placeHref} maySearch={maySearch} />
          ) : (
            <span className={styles.title}>{title}</span>
          )}
          <ShellTools
            rail={rail}
            ownScreens={ownScreens}
            hrefOf={hrefOf}
            placeHref={placeHref}
            bookmarks={bookmarks}
            placeName={place?.name ?? null}
            maySearch={maySearch}
            view={view}
            changeView={changeView}
            countsVisits={seenBy === null}
          />
          {maySearch && (
            <IconButton
              label="Search people and organizations"
              aria-expanded={aside === 'search'}
              onClick={() => toggle('search')}
              className={styles.searchButton}
            >
              <TeamIcon />
            </IconButton>
          )}
          {seenBy === null && <NotificationBell ownSlug={person.organization.slug} />}
          <Suspense fallback={null}>
            <BackendStatus update={update} now={now} />
          </Suspense>
          <PersonMenu
            name={person.displayName}
            position={positionWords(person.positionType)}
            organization={person.organization.name}
            photo={person.photoAvatar}
            ownScreens={ownScreens}
            view={view}
            onViewChange={changeView}
          />
        </AppShell.TopBar>
        <LogoutForm />
        {showsVideo && (
          <OverviewVideo watched={false} onClose={() => setShowsVideo(false)} onLost={() => setShowsVideo(false)} />
        )}
        <AppShell.Main ref={main}>
          {seenBy && <SeeingBanner name={person.displayName} seenBy={seenBy} timeZone={person.organization.timeZone} />}
          <WaitingForNetwork person={person.employeeId} />
          {children}
        </AppShell.Main>
        <AppShell.Aside
          title={aside === 'search' ? 'Search' : 'Menu'}
          open={aside !== null}
          onOpenChange={(open) => !open && setAside(null)}
        >
          {aside === 'search' ? (
            <SearchPanel placeHref={placeHref} onLost={() => setAside(null)} />
          ) : (
            <Stack gap={2} asChild>
              <nav aria-label="Everything">
                {maySearch && (
                  <Button leading={<TeamIcon size={16} />} onClick={() => setAside('search')}>
                    Search people and organizations
                  </Button>
                )}
                <EverythingList entries={rail} isCurrent={isCurrent} hrefOf={hrefOf} onFollow={() => setAside(null)} />
              </nav>
            </Stack>
          )}
        </AppShell.Aside>
        <AppShell.BottomBar>
          {bar.map((entry) => {
            const Picture = railIcon(entry.icon);
            return (
              <AppShell.BottomItem key={entry.label} asChild current={isCurrent(entry)} icon={Picture && <Picture />}>
                <Link to={hrefOf(entry)}>{entry.label}</Link>
              </AppShell.BottomItem>
            );
          })}
          <AppShell.BottomItem asChild icon={<MenuIcon />}>
            <button type="button" aria-expanded={aside === 'menu'} onClick={() => toggle('menu')}>
              More
            </button>
          </AppShell.BottomItem>
        </AppShell.BottomBar>
      </AppShell.Root>
    </UiProvider>
  );
}

interface EntriesProps {
  readonly entries: readonly RailEntry[];
  readonly isCurrent: (entry: RailEntry) => boolean;
  readonly hrefOf: (entry: RailEntry) => string;
}

/** Every entry with its label, for the phone's sheet; a group is a heading above its entries. */
function EverythingList({ entries, isCurrent, hrefOf, onFollow }: EntriesProps & { readonly onFollow: () => void }) {
  return entries.map((entry) => {
    if (entry.children.length)
      return (
        <section key={entry.label} aria-label={entry.label}>
          <h3 className={styles.groupTitle}>{entry.label}</h3>
          <EverythingList entries={entry.children} isCurrent={isCurrent} hrefOf={hrefOf} onFollow={onFollow} />
        </section>
      );
    const Picture = railIcon(entry.icon);
    return (
      <Inline key={entry.label} gap={12} asChild className={styles.flatEntry}>
        <Link to={hrefOf(entry)} aria-current={isCurrent(entry) ? 'page' : undefined} onClick={onFollow}>
          <span className={styles.childIcon}>{Picture && <Picture />}</span>
          {entry.label}
        </Link>
      </Inline>
    );
  });
}

/** Entries of the rail; an entry's children show while one of them is open. */
function Entries({ entries, isCurrent, hrefOf }: EntriesProps) {
  return entries.map((entry) => {
    const Picture = railIcon(entry.icon);
    const inside = entry.children.length > 0 && isCurrent(entry);
    return (
      <AppShell.RailGroup key={entry.label} className={inside ? styles.openGroup : styles.group}>
        <AppShell.RailItem
          asChild
          label={entry.label}
          icon={Picture && <Picture />}
          current={isCurrent(entry) && !inside}
        >
          <Link to={hrefOf(entry)} />
        </AppShell.RailItem>
        {inside &&
          entry.children.map((child) => {
            const ChildPicture = railIcon(child.icon);
            return (
              <AppShell.RailItem
                key={child.label}
                asChild
                label={child.label}
                icon={<span className={styles.childIcon}>{ChildPicture && <ChildPicture size={16} />}</span>}
                current={isCurrent(child)}
              >
                <Link to={hrefOf(child)} />
              </AppShell.RailItem>
            );
          })}
      </AppShell.RailGroup>
    );
  });
}
