'use client';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { PauseIcon, PlayIcon, VolumeIcon, VolumeOffIcon } from '../icons/icons.ts';
import { MenuRoot, MenuTrigger } from '../menu/menu-opening.tsx';
import { MenuContent, MenuRadioGroup, MenuRadioItem } from '../menu/menu.tsx';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import { Slider } from '../slider/slider.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { clockTime } from './media-time.ts';
import * as styles from './media.css.ts';
import { mediaMessages } from './media.messages.ts';
import type { MediaState, MediaSteering } from './use-playback.ts';
import { numberFormat } from '../internal/intl-formats.ts';

const rates = [0.75, 1, 1.25, 1.5, 2] as const;

interface MediaControlsProps {
  /** The component this part belongs to. */
  readonly component: 'VideoPlayer' | 'AudioPlayer';
  readonly state: MediaState;
  readonly steer: MediaSteering;
  /** Buttons at the end. */
  readonly children?: ReactNode;
}

/** Play, position, sound and speed controls. */
export function MediaControls({ component, state, steer, children }: MediaControlsProps) {
  const text = useMessages(mediaMessages);
  const { locale } = useUiSettings();
  const { playing, waiting, time, duration, volume, muted, rate } = state;
  const known = Number.isFinite(duration) && duration > 0;
  const spoken = (seconds: number) =>
    text('time', { minutes: Math.floor(seconds / 60), seconds: Math.floor(seconds % 60) });
  const written = (amount: number) => numberFormat(locale).format(amount);
  const silent = muted || volume === 0;
  return (
    <div data-component={`${component}.Controls`} className={styles.bar}>
      <IconButton label={text(playing ? 'pause' : 'play')} onClick={steer.toggle} data-component={`${component}.Play`}>
        {waiting ? <Spinner size="sm" label={text('loading')} /> : playing ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      <div className={styles.seek}>
        <Slider
          aria-label={text('position')}
          size="sm"
          showValue={false}
          min={0}
          max={known ? Math.ceil(duration) : 1}
          value={known ? Math.min(Math.floor(time), Math.ceil(duration)) : 0}
          disabled={!known}
          formatValue={(seconds) => text('of', { time: spoken(seconds), duration: spoken(known ? duration : 0) })}
          onValueChange={steer.seek}
        />
      </div>
      <span className={styles.time}>
        {clockTime(time)}
        <span className={styles.duration}> / {clockTime(duration)}</span>
      </span>
      <IconButton
        label={text(silent ? 'unmute' : 'mute')}
        onClick={steer.toggleMuted}
        data-component={`${component}.Mute`}
      >
        {silent ? <VolumeOffIcon /> : <VolumeIcon />}
      </IconButton>
      <div className={styles.volume}>
        <Slider
          aria-label={text('volume')}
          size="sm"
          showValue={false}
          step={5}
          value={silent ? 0 : Math.round(volume * 100)}
          formatValue={(share) => text('percent', { share })}
          onValueChange={(share) => steer.setVolume(share / 100)}
        />
      </div>
      <MenuRoot>
        <MenuTrigger asChild>
          <Button
            size="md"
            emphasis="plain"
            aria-label={text('speed', { rate: text('rate', { rate: written(rate) }) })}
            className={styles.rate}
            data-component={`${component}.Speed`}
          >
            {written(rate)}×
          </Button>
        </MenuTrigger>
        <MenuContent align="end" side="top">
          <MenuRadioGroup value={String(rate)} onValueChange={(next) => steer.setRate(Number(next))}>
            {rates.map((choice) => (
              <MenuRadioItem key={choice} value={String(choice)}>
                {text('rate', { rate: written(choice) })}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
        </MenuContent>
      </MenuRoot>
      {children}
    </div>
  );
}

/** A collapsed transcript for people who can't hear the media. */
export function MediaTranscript({
  component,
  children,
}: {
  readonly component: 'VideoPlayer' | 'AudioPlayer';
  readonly children: ReactNode;
}) {
  const text = useMessages(mediaMessages);
  return (
    <details data-component={`${component}.Transcript`} className={styles.transcript}>
      <summary className={styles.summary}>{text('transcript')}</summary>
      <div className={styles.words}>{children}</div>
    </details>
  );
}
