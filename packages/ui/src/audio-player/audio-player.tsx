'use client';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { ErrorState } from '../error-state/error-state.tsx';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { MediaControls, MediaTranscript } from '../media/media-controls.tsx';
import { mediaKey } from '../media/media-keys.ts';
import { usePlayback, type WatchedListener } from '../media/use-playback.ts';
import type { PlayedRange } from '../media/watched.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import * as styles from './audio-player.css.ts';
import { audioPlayerMessages } from './audio-player.messages.ts';

/** Props of {@link AudioPlayer}. */
export interface AudioPlayerProps extends ElementProps<'div', 'children' | 'role' | 'aria-label'> {
  /** Name of the recording, shown above the controls. */
  readonly label: string;
  /** Address of the file. While it's undefined, the controls wait. */
  readonly src: string | undefined;
  /**
   * Receives how many distinct seconds were actually played: replayed parts count once and skipped parts don't count.
   * Persist `ranges` to pass back as `watched`.
   */
  readonly onWatchedSeconds?: WatchedListener;
  /** The ranges already played: the `ranges` persisted earlier. */
  readonly watched?: readonly PlayedRange[];
  readonly onEnded?: () => void;
  /** Full text of what is said. Required for recordings with speech. */
  readonly transcript?: ReactNode;
  readonly audioRef?: Ref<HTMLAudioElement>;
}

const notWatched: readonly PlayedRange[] = [];

/**
 * Plays a recording, with a transcript for people who can't hear it. Counts the seconds actually played.
 *
 * @example
 * <AudioPlayer label="The call of 2:14" src={file} transcript={words} onWatchedSeconds={report} />
 */
export function AudioPlayer({
  label,
  src,
  onWatchedSeconds,
  watched = notWatched,
  onEnded,
  transcript,
  audioRef,
  onKeyDown,
  className,
  ...rest
}: AudioPlayerProps) {
  const text = useMessages(audioPlayerMessages);
  const { direction } = useUiSettings();
  const id = useId();
  const audio = useRef<HTMLAudioElement>(null);
  const setAudio = useMergedRef(audioRef, audio);
  const { state, on, steer } = usePlayback({ element: audio, src, watched, onWatchedSeconds });
  return (
    // The keys are shortcuts for the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Shortcuts for the controls inside work wherever in the player the focus is.
    <div
      {...rest}
      role="group"
      aria-labelledby={id}
      data-component="AudioPlayer.Root"
      data-playing={state.playing || undefined}
      className={cx(styles.root, className)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented && mediaKey(event, steer, { rtl: direction === 'rtl' })) event.preventDefault();
      }}
    >
      <p id={id} data-component="AudioPlayer.Title" className={styles.title}>
        {label}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Audio has no picture to caption. The transcript has the words. */}
      <audio
        {...on}
        ref={setAudio}
        src={src}
        preload="metadata"
        onEnded={(event) => {
          on.onEnded(event);
          onEnded?.();
        }}
      />
      {state.failed ? (
        <div data-component="AudioPlayer.Problem">
          <ErrorState size="sm" title={text('failed')} description={text('lost')} onRetry={steer.retry} />
        </div>
      ) : (
        <MediaControls component="AudioPlayer" state={state} steer={steer} />
      )}
      {transcript && <MediaTranscript component="AudioPlayer">{transcript}</MediaTranscript>}
    </div>
  );
}
