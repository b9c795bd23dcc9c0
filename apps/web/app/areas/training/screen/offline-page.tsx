import { AudioPlayer } from '@roadside/ui/audio-player';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { RichText } from '@roadside/ui/rich-text';
import { Stack } from '@roadside/ui/stack';
import { VideoPlayer } from '@roadside/ui/video-player';
import { timeWords } from '../model/lesson-words.ts';
import { isAnswered, type OfflinePage, withAnswer, withRead } from '../model/offline-work.ts';
import type { OfflineLessonProps } from './offline-lesson.tsx';
import { QuestionForm } from './question-form.tsx';
import * as styles from './training.css.ts';
import { useKeptAddress, useOfflineWatching } from './use-offline-watching.ts';

interface OfflinePageViewProps extends Pick<OfflineLessonProps, 'onWork'> {
  readonly offline: OfflinePage;
}

/** A page without network: read, played and answered here, judged by the server later. */
export function OfflinePageView({ offline, onWork }: OfflinePageViewProps) {
  const { page, done } = offline;
  return (
    <>
      {page.content && <RichText value={page.content} headingLevel={3} />}
      {page.type === 'text' && !done && (
        <Inline gap={12}>
          <Button tone="beacon" onClick={() => onWork((work) => withRead(work, page.id))}>
            I’ve read this
          </Button>
        </Inline>
      )}
      {page.media && <OfflineMedia offline={offline} onWork={onWork} />}
      {page.test && !page.is_completed && <Questions offline={offline} onWork={onWork} />}
    </>
  );
}

function Questions({ offline, onWork }: OfflinePageViewProps) {
  return (
    <>
      {offline.page.test?.attempt?.finished && (
        <p className={styles.quiet}>You didn’t pass this time. Go on when you’re back online.</p>
      )}
      {offline.questions.map((question) => (
        <QuestionForm
          key={question.id}
          question={question}
          pageId={offline.page.id}
          busy={false}
          kept={offline.work.answers.find(({ question_id: id }) => id === question.id)}
          onAnswer={(answer) => onWork((work) => withAnswer(work, offline.page.id, answer))}
        />
      ))}
    </>
  );
}

function OfflineMedia({ offline, onWork }: OfflinePageViewProps) {
  const { page, questions, creditedSeconds, done } = offline;
  const { element, stoppedAt } = useOfflineWatching<HTMLVideoElement & HTMLAudioElement>(offline, onWork);
  const src = useKeptAddress(page.media?.src ?? null);
  const captions = useKeptAddress(page.media?.captions ?? null);
  if (!page.media || src === undefined || captions === undefined) return null;
  if (src === null)
    return <p className={styles.quiet}>This file isn’t on this device. Go on when you’re back online.</p>;
  const { transcript, length_seconds: length } = page.media;
  const shared = {
    label: page.title || 'Lesson',
    src,
    ...(transcript ? { transcript: <p className={styles.transcript}>{transcript}</p> } : {}),
  };
  const open = questions.find((question) => !isAnswered(question, offline.work) && question.at_second === stoppedAt);
  const left = Math.ceil(Math.max(0, length - creditedSeconds));
  return (
    <Stack gap={16}>
      {page.type === 'video' ? (
        <VideoPlayer
          {...shared}
          videoRef={element}
          captions={captions === null ? [] : [{ src: captions, language: 'en', label: 'English' }]}
        />
      ) : (
        <AudioPlayer {...shared} audioRef={element} />
      )}
      {page.video_length_required && !done && (
        <p className={styles.quiet} role="status">
          {`${timeWords(left)} left to ${page.type === 'video' ? 'watch' : 'hear'}. Skipped parts don’t count.`}
        </p>
      )}
      {open && (
        <QuestionForm
          question={open}
          pageId={page.id}
          busy={false}
          onAnswer={(answer) => {
            onWork((work) => withAnswer(work, page.id, answer));
            void element.current?.play();
          }}
        />
      )}
    </Stack>
  );
}
