'use client';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CaptionsIcon } from '../icons/icons.ts';
import { mediaMessages } from '../media/media.messages.ts';
import { MenuRoot, MenuTrigger } from '../menu/menu-opening.tsx';
import { MenuContent, MenuRadioGroup, MenuRadioItem } from '../menu/menu.tsx';
import { useMessages } from '../provider/ui-settings.ts';
import type { VideoTrack } from './video-player.tsx';

interface CaptionsButtonProps {
  readonly tracks: readonly VideoTrack[];
  /** Index of the captions that are shown, or null for none. */
  readonly shown: number | null;
  readonly onShow: (index: number | null) => void;
  readonly onToggle: () => void;
}

/** Turns captions on and off; with several languages, a menu of them. */
export function CaptionsButton({ tracks, shown, onShow, onToggle }: CaptionsButtonProps) {
  const text = useMessages(mediaMessages);
  const emphasis = shown === null ? 'plain' : 'soft';
  if (tracks.length === 1)
    return (
      <IconButton
        label={text('captions')}
        aria-pressed={shown !== null}
        emphasis={emphasis}
        onClick={onToggle}
        data-component="VideoPlayer.Captions"
      >
        <CaptionsIcon />
      </IconButton>
    );
  return (
    <MenuRoot>
      <MenuTrigger asChild>
        <IconButton label={text('captions')} emphasis={emphasis} data-component="VideoPlayer.Captions">
          <CaptionsIcon />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end" side="top">
        <MenuRadioGroup value={String(shown)} onValueChange={(next) => onShow(next === 'null' ? null : Number(next))}>
          <MenuRadioItem value="null">{text('noCaptions')}</MenuRadioItem>
          {tracks.map((track, index) => (
            <MenuRadioItem key={track.src} value={String(index)}>
              <span lang={track.language}>{track.label}</span>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </MenuRoot>
  );
}
