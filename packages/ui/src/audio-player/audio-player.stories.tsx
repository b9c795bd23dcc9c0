import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { silence } from '../../test/silence.ts';
import { Stack } from '../stack/index.ts';
import { audioPlayerConformance } from './audio-player.conformance.tsx';
import { AudioPlayer } from './index.ts';

const recording = silence(8);
const meta = preview.meta({
  title: 'Media/AudioPlayer',
  component: AudioPlayer,
  args: {
    label: 'The call of 2:14',
    src: recording,
    transcript: 'My battery is empty. I am at the bridge.',
    onWatchedSeconds: fn(),
  },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  // No media is loaded, so it looks the same on every machine.
  render: () => (
    <Stack gap={24}>
      <AudioPlayer label="The call of 2:14" src={undefined} transcript="My battery is empty." />
      <AudioPlayer
        label="A recording whose name is so long that it does not fit into one line of the place it is shown in, however wide that place may be on any screen"
        src={undefined}
      />
      <div className="story-narrowest">
        <AudioPlayer label="Narrow" src={undefined} transcript="My battery is empty." />
      </div>
    </Stack>
  ),
});

const audioIn = (canvasElement: HTMLElement) => canvasElement.querySelector('audio') as HTMLAudioElement;
const ready = (audio: HTMLAudioElement) => waitFor(() => expect(audio.duration).toBe(8));

export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const audio = audioIn(canvasElement);
    await ready(audio);
    (await canvas.findByRole('button', { name: /^Speed/ })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(audio.currentTime).toBe(5));
    await waitFor(() => expect(canvas.getByText(/^0:05/)).toBeVisible());
    await userEvent.keyboard('j');
    await waitFor(() => expect(audio.currentTime).toBe(0));
    await waitFor(() =>
      expect(canvas.getByRole('slider', { name: 'Position' })).toHaveAttribute(
        'aria-valuetext',
        '0 seconds of 8 seconds',
      ),
    );
    expect(args.onWatchedSeconds).not.toHaveBeenCalled();
  },
});

export const Volume = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const audio = audioIn(canvasElement);
    await ready(audio);
    const volume = await canvas.findByRole('slider', { name: 'Volume' });
    volume.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(audio.volume).toBeCloseTo(0.9));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(audio.muted).toBe(true));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Unmute' })).toBeVisible());
  },
});

export const Transcript = meta.story({
  play: async ({ canvas, userEvent }) => {
    expect(await canvas.findByText(/^My battery/)).not.toBeVisible();
    await userEvent.click(await canvas.findByText('Transcript'));
    await waitFor(() => expect(canvas.getByText(/^My battery/)).toBeVisible());
  },
});

export const CannotBePlayed = meta.story({
  args: { src: 'data:audio/mp4,nothing' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('We couldn’t play the recording')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});

export const Conformance = meta.story(conformanceStory(audioPlayerConformance));
