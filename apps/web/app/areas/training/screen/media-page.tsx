import { AudioPlayer } from '@roadside/ui/audio-player';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { RichText } from '@roadside/ui/rich-text';
import { Stack } from '@roadside/ui/stack';
import { VideoPlayer } from '@roadside/ui/video-player';
import { useChange } from '../../../kit/resource/use-change.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { lessonAddress } from '../model/addresses.ts';
import { timeWords } from '../model/lesson-words.ts';
import type { LessonResource } from '../server/training.server.ts';
import { QuestionForm } from './question-form.tsx';
import * as styles from './training.css.ts';
import { useSaid } from './use-said.ts';
import { useWatching, type Watched } from './use-watching.ts';

/** An audio or video: it resumes where the reader left, and stops for its questions. */
export function MediaPage({ moduleId, page, onUnsent }: Watched) {
  const { change, busy } = useChange<LessonResource>(lessonAddress({ id: moduleId }));
  const said = useSaid();
  const { element, credited, elsewhere, uncounted, stoppedAt, playHere } = useWatching<
    HTMLVideoElement & HTMLAudioElement
  >({ moduleId, page, onUnsent });
  const { media } = page;
  if (!media) return null;
  const open = page.questions.find(({ given, at_second }) => given === null && at_second === stoppedAt);
  const transcript = media.transcript ? <p className={styles.transcript}>{media.transcript}</p> : undefined;
  const shared = { label: page.title || 'Lesson', src: media.src, ...(transcript ? { transcript } : {}) };
  const left = Math.ceil(Math.max(0, media.length_seconds - credited));
  return (
    <Stack gap={16}>
      {page.content && <RichText value={page.content} headingLevel={3} />}
      {page.type === 'video' ? (
        <VideoPlayer
          {...shared}
          videoRef={element}
          captions={media.captions === null ? [] : [{ src: media.captions, language: 'en', label: 'English' }]}
        />
      ) : (
        <AudioPlayer {...shared} audioRef={element} />
      )}
      <noscript>
        <p>Turn on JavaScript to play this and have it counted.</p>
        {media.transcript && <p className={styles.transcript}>{media.transcript}</p>}
      </noscript>
      {elsewhere && (
        <Banner
          tone="beacon"
          announce="polite"
          title="Playing in another tab or on another device"
          actions={
            <Button size="sm" onClick={playHere}>
              Play here
            </Button>
          }
        >
          Only one counts at a time. What you’ve watched is saved.
        </Banner>
      )}
      {uncounted && (
        <Banner
          tone="danger"
          announce="assertive"
          title="We couldn’t start counting"
          actions={
            <Button size="sm" onClick={playHere}>
              Try again
            </Button>
          }
        >
          {problemWords(uncounted).words}
        </Banner>
      )}
      {page.video_length_required && !page.is_completed && (
        <p className={styles.quiet} role="status">
          {left === 0
            ? 'Saving your progress…'
            : `${timeWords(left)} left to ${page.type === 'video' ? 'watch' : 'hear'}. Skipped parts don’t count.`}
        </p>
      )}
      {open && (
        <QuestionForm
          question={open}
          pageId={page.id}
          busy={busy}
          onAnswer={(answer) => {
            void said(change({ intent: 'answer', page_id: page.id, ...answer })).then((reply) => {
              if (reply) void element.current?.play();
            });
          }}
        />
      )}
    </Stack>
  );
}
