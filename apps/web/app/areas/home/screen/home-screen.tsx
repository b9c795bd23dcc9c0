import { Link, useRevalidator, useSearchParams } from '@remix-run/react';
import type { NowItemReply } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { weekdayWords } from '../../../kit/format/day-words.ts';
import type { PlaceClock } from '../../../kit/format/place-clock.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import type { FirstRead } from '../../../kit/resource/first-read.ts';
import { type NowReader, readIn } from '../model/now-words.ts';
import type { HomeParts } from '../server/home.server.ts';
import * as styles from './home.css.ts';
import { Managers } from './managers.tsx';
import { NowPart } from './now-part.tsx';
import { LatestCalls, OwnPart } from './own-part.tsx';
import { ReadingOnPage } from './reading-on-page.tsx';
import { Tiles } from './tiles.tsx';

// The page answers before these have loaded: it comes with its data.
const HomeLive = lazyPart(() => import('./home-live.tsx'));
const ReadingDialog = lazyPart(() => import('./reading-dialog.tsx'));
const HomeEditor = lazyPart(() => import('./home-editor.tsx'));

export interface HomeScreenProps {
  readonly reader: NowReader;
  readonly clock: PlaceClock;
  /** The reader may edit the page. */
  readonly edits: boolean;
  /** The reader may open Communications. */
  readonly communicates: boolean;
  readonly first: FirstRead<HomeParts>;
}

const stay = () => {};
const nothing = () => null;

/** The first screen: what this person must do or read now, then the club's tiles, then the person's managers. */
export function HomeScreen({ reader, clock, edits, communicates, first }: HomeScreenProps) {
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const [newest, setNewest] = useState({ first, data: first.data });
  // A page that was loaded again is newer than what was read before.
  if (newest.first !== first) setNewest({ first, data: first.data });
  const { now, widgets, managers, own } = newest.data;
  const opened = readIn(search);
  const read = (widgets.ok && widgets.data.widgets.find(({ id }) => id === opened)) || null;
  const close = () => {
    const next = new URLSearchParams(search);
    next.delete('read');
    setSearch(next, { preventScrollReset: true });
  };
  const numbers = (shift?: NowItemReply | null) => (
    <OwnPart own={own} shift={shift} reader={reader} now={clock.now} onRetry={revalidate} />
  );
  const editing = edits && search.get('edit') === '1';
  return (
    <Stack gap={24} className={styles.root}>
      <Inline gap={16} rowGap={8} justify="between" wrap asChild>
        <header>
          {/* In two groups, so that a phone has a row for each whichever font is there: nothing moves when Plex arrives. */}
          <Inline gap={16}>
            <h1 className={styles.eyebrow}>{`Home · ${weekdayWords(clock.today)}`}</h1>
            {edits && (
              <Button asChild size="sm">
                <Link to={editing ? '/home/' : '/home/?edit=1'}>{editing ? 'Stop editing' : 'Edit page'}</Link>
              </Button>
            )}
          </Inline>
          <Inline gap={8} wrap>
            <Button asChild size="sm" emphasis="plain">
              <Link to="/chat/">Open chat</Link>
            </Button>
            <Button asChild size="sm" emphasis="plain">
              <Link to="/mail/">Open mail</Link>
            </Button>
            {communicates && (
              <Button asChild size="sm" emphasis="plain">
                <Link to={`/communications/${encodeURIComponent(reader.slug)}/`}>Open Communications</Link>
              </Button>
            )}
          </Inline>
        </header>
      </Inline>
      {opened !== null && widgets.ok && (
        <>
          <ReadingDialog key={opened} id={opened} widget={read} onClose={close} onLost={close} />
          {/* The browser's build leaves this part out. */}
          <noscript>{import.meta.env.SSR && <ReadingOnPage widget={read} />}</noscript>
        </>
      )}
      {editing ? (
        <HomeEditor reader={reader} />
      ) : (
        <>
          <NowPart
            now={now}
            widgets={widgets}
            reader={reader}
            onRetry={revalidate}
            own={own.driver ? numbers : nothing}
          >
            <Stack gap={24}>
              {own.driver ? <LatestCalls driver={own.driver} slug={reader.slug} onRetry={revalidate} /> : numbers()}
              {managers.ok && <Managers managers={managers.data.managers} />}
            </Stack>
          </NowPart>
          <Tiles widgets={widgets} reader={reader} onRetry={revalidate} />
        </>
      )}
      <HomeLive first={first} onData={(data) => setNewest({ first, data })} onLost={stay} />
    </Stack>
  );
}
