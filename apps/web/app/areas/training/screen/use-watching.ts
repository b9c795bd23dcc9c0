import type { LessonPage } from '@roadside/contract/schemas';
import { heartbeatSeconds } from '@roadside/domain/training';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from '../../../kit/outcome/outcome.ts';
import { useResourceClient } from '../../../kit/resource/use-resource-client.ts';
import { keyOf } from '../../../kit/resource/resource.ts';
import { sendRequest } from '../../../kit/resource/send-request.ts';
import { lessonAddress } from '../model/addresses.ts';
import type { PageWork } from '../model/offline-work.ts';
import { firstStopOf, goBack, playedOf, resumeAt, stopAtQuestion } from './media-element.ts';
import type { DeedReply } from '../server/training.server.ts';

/** What was played of a page, and where. */
type PlayedPart = Pick<PageWork, 'played' | 'position'>;

export interface Watched {
  readonly moduleId: number;
  readonly page: LessonPage;
  /** Called with what was played if the page was left and the server couldn't be reached. */
  readonly onUnsent: (pageId: number, part: PlayedPart) => void;
}

/** A heartbeat that got no answer is sent again so soon. */
const retryMs = 5_000;

/**
 * Reports what a player plays: a session when it starts, a heartbeat every 15 s, and one whenever it stops. Each carries
 * everything played since the session began, so a lost one costs nothing.
 */
export function useWatching<Media extends HTMLMediaElement>({ moduleId, page, onUnsent }: Watched) {
  const element = useRef<Media>(null);
  const client = useResourceClient();
  const [credited, setCredited] = useState(page.credited_seconds);
  const [elsewhere, setElsewhere] = useState(false);
  /** Why the server doesn't count; null while it does. */
  const [uncounted, setUncounted] = useState<Problem | null>(null);
  const [stoppedAt, setStoppedAt] = useState<number | null>(null);
  const session = useRef<{ readonly id: string; beat: number } | null>(null);
  const opening = useRef<Promise<void> | null>(null);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const again = useRef<() => void>(() => undefined);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsent = useRef(onUnsent);
  useEffect(() => {
    unsent.current = onUnsent;
  });
  const address = lessonAddress({ id: moduleId });
  const { id: pageId, position_seconds: start, type } = page;
  const isVideo = type === 'video';
  const length = page.media?.length_seconds ?? 0;
  const firstStop = firstStopOf(page.questions.filter(({ given }) => given === null));

  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: keyOf(address).slice(0, 1) }),
    [client, address],
  );
  const send = useCallback(
    (deed: object) =>
      sendRequest<DeedReply>(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ page_id: pageId, ...deed }),
        // A page that is being left still sends its last heartbeat.
        keepalive: true,
      }),
    [address, pageId],
  );

  const open = useCallback(async () => {
    opening.current ??= (async () => {
      const from = element.current?.currentTime ?? 0;
      const asked = performance.now();
      const outcome = await send({ intent: 'open' });
      opening.current = null;
      const id = outcome.ok ? outcome.data.opened?.session_id : null;
      if (id) {
        session.current = { id, beat: 0 };
        setElsewhere(false);
        setUncounted(null);
        // The server counts from now on: after a slow answer, what was played meanwhile would be missing at the end.
        if (element.current) goBack(element.current, { from, seconds: (performance.now() - asked) / 1000 });
      } else {
        // Otherwise a driver would watch to the end and find that nothing was counted.
        element.current?.pause();
        setUncounted(outcome.ok ? null : outcome.problem);
      }
    })();
    return opening.current;
  }, [element, send]);

  const beat = useCallback(
    (hidden = isVideo && document.hidden, media = element.current) => {
      const current = session.current;
      if (!media || !current) return;
      const part = { played: playedOf(media, length), position: media.currentTime };
      const body = { intent: 'beat', session_id: current.id, beat: (current.beat += 1), ...part, hidden };
      sending.current = sending.current.then(async () => {
        const outcome = await send(body);
        const reply = outcome.ok ? outcome.data.beat : undefined;
        clearTimeout(retry.current);
        // After the last second, no later heartbeat would carry what a lost one did.
        if (!outcome.ok && outcome.problem.kind === 'unreachable') {
          if (!element.current) unsent.current(pageId, part);
          else if (element.current.paused) retry.current = setTimeout(() => again.current(), retryMs);
        }
        if (!reply) return;
        setCredited(reply.credited_seconds);
        if (reply.problem === 'other-session' && session.current === current) {
          session.current = null;
          element.current?.pause();
          setElsewhere(true);
        }
        if (reply.is_completed) refresh();
      });
    },
    [element, isVideo, length, pageId, refresh, send],
  );
  useEffect(() => {
    again.current = beat;
    return () => clearTimeout(retry.current);
  }, [beat]);

  useEffect(() => {
    const media = element.current;
    if (!media) return;
    const resume = () => resumeAt(media, start);
    const play = () => {
      if (!session.current) void open();
    };
    const stop = () => beat();
    // A hidden tab stops a video, never an audio (decisions 36).
    const hide = () => {
      if (!document.hidden) return;
      // What it carries was played while the page was still seen.
      beat(false);
      if (isVideo) media.pause();
    };
    if (media.readyState >= HTMLMediaElement.HAVE_METADATA) resume();
    if (!media.paused) play();
    media.addEventListener('loadedmetadata', resume);
    media.addEventListener('play', play);
    media.addEventListener('pause', stop);
    media.addEventListener('ended', stop);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', stop);
    const timer = setInterval(() => {
      if (!media.paused) beat();
    }, heartbeatSeconds * 1000);
    return () => {
      // A page that is left for another one in the app: its player is no longer in `element`, and its last seconds count.
      beat(undefined, media);
      clearInterval(timer);
      media.removeEventListener('loadedmetadata', resume);
      media.removeEventListener('play', play);
      media.removeEventListener('pause', stop);
      media.removeEventListener('ended', stop);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', stop);
    };
  }, [beat, element, isVideo, open, start]);

  useEffect(() => {
    const media = element.current;
    if (!media || firstStop === null) return;
    const watch = () => {
      if (stopAtQuestion(media, firstStop)) setStoppedAt(firstStop);
    };
    media.addEventListener('timeupdate', watch);
    media.addEventListener('play', watch);
    return () => {
      media.removeEventListener('timeupdate', watch);
      media.removeEventListener('play', watch);
    };
  }, [element, firstStop]);

  const playHere = () =>
    void open().then(() => {
      if (session.current) void element.current?.play();
    });
  return { element, credited, elsewhere, uncounted, stoppedAt, playHere };
}
