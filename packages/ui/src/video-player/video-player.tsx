'use client';
import { type ReactNode, type Ref, useRef } from 'react';
import { ErrorState } from '../error-state/error-state.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ExitFullScreenIcon, FullScreenIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { MediaControls, MediaTranscript } from '../media/media-controls.tsx';
import { mediaKey } from '../media/media-keys.ts';
import { mediaMessages } from '../media/media.messages.ts';
import { usePlayback, type WatchedListener } from '../media/use-playback.ts';
import type { PlayedRange } from '../media/watched.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import { CaptionsButton } from './captions-button.tsx';
import { useCaptions } from './use-captions.ts';
import { useFullScreen } from './use-full-screen.ts';
import * as styles from './video-player.css.ts';
import { videoPlayerMessages } from './video-player.messages.ts';

/** Captions of a video in one language. */
export interface VideoTrack {
  /** URL of a WebVTT file. */
  readonly src: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** The language's own name: "Deutsch". */
  readonly label: string;
}

/** Props of {@link VideoPlayer}. */
export interface VideoPlayerProps extends ElementProps<'div', 'children' | 'role' | 'aria-label'> {
  /** Title of the video. */
  readonly label: string;
  /** URL of the file, or undefined while unknown. The controls are inactive until then. */
  readonly src: string | undefined;
  /** URL of the picture shown before it plays. */
  readonly poster?: string;
  /** Captions, the most useful first. A video with speech needs them. */
  readonly captions?: readonly VideoTrack[];
  /** Shows the first captions from the start.
   * @defaultValue true */
  readonly captioned?: boolean;
  /**
   * Receives the number of distinct seconds actually played: replays count once, skipped parts not at all. Store
   * `ranges`.
   */
  readonly onWatchedSeconds?: WatchedListener;
  /** Ranges watched earlier, as stored. */
  readonly watched?: readonly PlayedRange[];
  readonly onEnded?: () => void;
  /** Starts without sound.
   * @defaultValue false */
  readonly muted?: boolean;
  /** Text of everything that is said and shown. */
  readonly transcript?: ReactNode;
  readonly videoRef?: Ref<HTMLVideoElement>;
}

const noCaptions: readonly VideoTrack[] = [];
const notWatched: readonly PlayedRange[] = [];

/**
 * Plays a video, with captions on by default and controls for keyboard and touch. It counts the seconds actually
 * watched.
 *
 * @example
 * <VideoPlayer label="Jump starts" src={file} captions={[{ src: vtt, language: 'en', label: 'English' }]} onWatchedSeconds={report} />
 */
export function VideoPlayer({
  label,
  src,
  poster,
  captions = noCaptions,
  captioned = true,
  onWatchedSeconds,
  watched = notWatched,
  onEnded,
  muted = false,
  transcript,
  videoRef,
  ref,
  onKeyDown,
  className,
  ...rest
}: VideoPlayerProps) {
  const text = useMessages(videoPlayerMessages);
  const media = useMessages(mediaMessages);
  const { direction } = useUiSettings();
  const root = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const setRoot = useMergedRef(ref, root);
  const setVideo = useMergedRef(videoRef, video);
  const { state, on, steer } = usePlayback({ element: video, src, watched, onWatchedSeconds });
  const { full, possible, toggle: toggleFull } = useFullScreen(root);
  const [shown, setShown] = useCaptions(video, captions.length, captioned && captions.length > 0 ? 0 : null);
  const toggleCaptions = () => setShown(shown === null ? 0 : null);

  return (
    // The keys are shortcuts for the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles the shortcuts of the controls wherever focus is in the player.
    <div
      {...rest}
      ref={setRoot}
      role="group"
      aria-label={label}
      data-component="VideoPlayer.Root"
      data-playing={state.playing || undefined}
      data-full-screen={full || undefined}
      className={cx(styles.root, className)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.defaultPrevented) return;
        const known = mediaKey(event, steer, {
          rtl: direction === 'rtl',
          onCaptions: captions.length > 0 ? toggleCaptions : undefined,
          onFullScreen: possible ? toggleFull : undefined,
        });
        if (known) event.preventDefault();
      }}
    >
      <div className={styles.stage}>
        {/* For pointers, the picture is a large play button; the keyboard uses the small one. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/media-has-caption -- The play button does the same by keyboard; the captions come as a prop. */}
        <video
          {...on}
          ref={setVideo}
          src={src}
          poster={poster}
          muted={muted}
          preload="metadata"
          playsInline
          crossOrigin={captions.length > 0 ? 'anonymous' : undefined}
          aria-label={label}
          onClick={steer.toggle}
          onEnded={(event) => {
            on.onEnded(event);
            onEnded?.();
          }}
          data-component="VideoPlayer.Video"
          className={styles.video}
        >
          {captions.map((track) => (
            <track key={track.src} kind="captions" src={track.src} srcLang={track.language} label={track.label} />
          ))}
        </video>
        {state.failed && (
          <div data-component="VideoPlayer.Problem" className={styles.problem}>
            <ErrorState size="sm" title={text('failed')} description={text('lost')} onRetry={steer.retry} />
          </div>
        )}
      </div>
      <MediaControls component="VideoPlayer" state={state} steer={steer}>
        {captions.length > 0 && (
          <CaptionsButton tracks={captions} shown={shown} onShow={setShown} onToggle={toggleCaptions} />
        )}
        {possible && (
          <IconButton
            label={media(full ? 'exitFullScreen' : 'fullScreen')}
            onClick={toggleFull}
            data-component="VideoPlayer.FullScreen"
          >
            {full ? <ExitFullScreenIcon /> : <FullScreenIcon />}
          </IconButton>
        )}
      </MediaControls>
      {transcript && !full && <MediaTranscript component="VideoPlayer">{transcript}</MediaTranscript>}
    </div>
  );
}
