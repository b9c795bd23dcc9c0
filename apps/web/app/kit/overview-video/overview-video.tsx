import { useFetcher } from '@remix-run/react';
import { messages } from '@roadside/domain/messages';
import { playedTolerance } from '@roadside/domain/training';
import { Button } from '@roadside/ui/button';
import { Dialog } from '@roadside/ui/dialog';
import { VideoPlayer } from '@roadside/ui/video-player';
import { useRef, useState } from 'react';
import { overviewScenes } from './overview-scenes.ts';
import * as styles from './overview-video.css.ts';

const captions = [{ src: '/media/overview.en.vtt', language: 'en', label: 'English' }] as const;
const length = overviewScenes.reduce((sum, { seconds }) => sum + seconds, 0);

export interface OverviewVideoProps {
  /** Already watched, so closing it does not postpone it. */
  readonly watched: boolean;
  readonly onClose: () => void;
}

/** The app's training video. It counts as watched once every second has actually played, in any order. */
export default function OverviewVideo({ watched: watchedBefore, onClose }: OverviewVideoProps) {
  const fetcher = useFetcher();
  const video = useRef<HTMLVideoElement>(null);
  const [watched, setWatched] = useState(watchedBefore);
  const say = (intent: 'video-watched' | 'video-later') =>
    void fetcher.submit({ intent }, { method: 'post', action: '/account/' });

  const count = (seconds: number) => {
    if (watched || seconds < Math.floor(video.current?.duration ?? length) - playedTolerance) return;
    setWatched(true);
    say('video-watched');
  };
  const close = () => {
    if (!watched) say('video-later');
    onClose();
  };

  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Content size="lg" keepOpenOnOutsideClick>
        <Dialog.Header>
          <Dialog.Title>{messages.trainingVideoTitle}</Dialog.Title>
          <Dialog.Description>
            The screens you’ll use most, in {length} seconds. There’s no sound, and captions explain each step.
          </Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <VideoPlayer
            label="Overview of Roadside"
            src="/media/overview.webm"
            poster="/media/overview.webp"
            captions={captions}
            onWatchedSeconds={count}
            videoRef={video}
            transcript={overviewScenes.map(({ id, words }) => (
              <p key={id}>{words}</p>
            ))}
          />
        </Dialog.Body>
        <Dialog.Footer>
          <p role="status" className={styles.state}>
            {watched
              ? 'Watched. It won’t open automatically again. You can find it on your account page.'
              : 'It opens after each login until you watch it to the end.'}
          </p>
          <Button tone={watched ? 'beacon' : 'neutral'} onClick={close}>
            {watched ? 'Done' : 'Watch later'}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
