import { useSearchParams } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { Link } from '@remix-run/react';
import { messages } from '@roadside/domain/messages';
import { useEffect, useEffectEvent } from 'react';
import { DrawersProvider } from '../../../kit/drawers/drawers.tsx';
import { weekdayWords } from '../../../kit/format/day-words.ts';
import type { PlaceClock } from '../../../kit/format/place-clock.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { firstOf, type FirstRead } from '../../../kit/resource/first-read.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { homeAddress } from '../model/addresses.ts';
import { type NowReader, readIn } from '../model/now-words.ts';
import type { HomeParts, HomeResource } from '../server/home.server.ts';
import * as styles from './home.css.ts';
import { Managers } from './managers.tsx';
import { NowPart } from './now-part.tsx';
import { Reading } from './reading.tsx';
import { Tiles } from './tiles.tsx';

const HomeEditor = lazyPart(() => import('./home-editor.tsx'));

export interface HomeScreenProps {
  readonly reader: NowReader & { readonly organization: string };
  readonly clock: PlaceClock;
  /** The reader may edit the page. */
  readonly edits: boolean;
  /** The reader may open Communications. */
  readonly communicates: boolean;
  readonly first: FirstRead<HomeParts> | null;
}

/** The first screen: what this person must do or read now, then the club's tiles, then the person's managers. */
export function HomeScreen(props: HomeScreenProps) {
  return (
    <DrawersProvider>
      <Home {...props} />
    </DrawersProvider>
  );
}

function Home({ reader, clock, edits, communicates, first }: HomeScreenProps) {
  const address = homeAddress();
  const { data, problem, retry } = useResource<HomeResource>(address, firstOf(first, address));
  useLiveResource(address, ['announcements', 'requests', 'schedule', 'chat', 'notifications']);
  const [search] = useSearchParams();
  useFailureNotice(data?.widgets.ok === false || data?.counts.ok === false, first !== null);
  const opened = readIn(search);
  const editing = edits && search.get('edit') === '1';
  const widgets = data?.widgets.ok ? data.widgets.data.widgets : null;
  return (
    <Stack gap={24} className={styles.root}>
      <Inline gap={16} rowGap={8} justify="between" wrap asChild>
        <header>
          <h1 className={styles.eyebrow}>{`Home · ${weekdayWords(clock.today)}`}</h1>
          <Inline gap={8} wrap>
            {communicates && (
              <Button asChild size="sm" emphasis="plain">
                <Link to={`/communications/${encodeURIComponent(reader.slug)}/`}>Open Communications</Link>
              </Button>
            )}
            {edits && (
              <Button asChild size="sm">
                <Link to={editing ? '/home/' : '/home/?edit=1'}>{editing ? 'Stop editing' : 'Edit page'}</Link>
              </Button>
            )}
          </Inline>
        </header>
      </Inline>
      {problem && !data && <NotRead problem={problem} onRetry={retry} />}
      {opened !== null && widgets && <Reading key={opened} id={opened} widgets={widgets} />}
      {data && !editing && (
        <>
          <NowPart now={data.now} widgets={widgets ?? []} reader={reader} onRetry={retry} />
          <Tiles widgets={data.widgets} reader={reader} onRetry={retry} />
          {data.managers.ok && <Managers managers={data.managers.data.managers} />}
        </>
      )}
      {editing && <HomeEditor reader={reader} />}
    </Stack>
  );
}

/** The message the specification fixes for announcements that can't be loaded; the page brings the first one itself. */
function useFailureNotice(failed: boolean, told: boolean) {
  const notify = useNotify();
  const say = useEffectEvent(() => notify({ tone: 'danger', text: messages.announcementsFailed }));
  useEffect(() => {
    if (failed && !told) say();
  }, [failed, told]);
}
