import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { silence } from '../../test/silence.ts';
import { Grid } from '../grid/index.ts';
import { VideoPlayer } from './index.ts';
import { videoPlayerConformance } from './video-player.conformance.tsx';

const cues = (words: string) => `data:text/vtt,${encodeURIComponent(`WEBVTT\n\n00:00.000 --> 00:08.000\n${words}\n`)}`;
const english = { src: cues('Open the hood first.'), language: 'en', label: 'English' };
const spanish = { src: cues('Abra primero el capó.'), language: 'es', label: 'Español' };
const poster = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#26303d"/><circle cx="80" cy="45" r="18" fill="#fbc031"/></svg>')}`;
const recording = silence(8);

const meta = preview.meta({
  title: 'Media/VideoPlayer',
  component: VideoPlayer,
  args: {
    label: 'Jump starts',
    src: recording,
    poster,
    captions: [english],
    muted: true,
    onWatchedSeconds: fn(),
    onEnded: fn(),
  },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  // Nothing is loaded, so the picture is the same on every machine.
  render: () => (
    <Grid columns={2} gap={24}>
      <VideoPlayer
        label="Jump starts"
        src={undefined}
        poster={poster}
        captions={[english]}
        transcript="Open the hood first."
      />
      <VideoPlayer
        label="Two languages"
        src={undefined}
        poster={poster}
        captions={[english, spanish]}
        captioned={false}
      />
      <div className="story-narrowest">
        <VideoPlayer label="Narrow" src={undefined} poster={poster} captions={[english]} />
      </div>
    </Grid>
  ),
});

const videoIn = (canvasElement: HTMLElement) => canvasElement.querySelector('video') as HTMLVideoElement;
const ready = (video: HTMLVideoElement) => waitFor(() => expect(video.duration).toBe(8));

export const CountsWhatWasReallyPlayed = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const video = videoIn(canvasElement);
    await ready(video);
    const seek = await canvas.findByRole('slider', { name: 'Position' });
    // Seek to the end with the slider only: nothing was watched.
    seek.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(video.currentTime).toBe(8));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(video.currentTime).toBe(0));
    expect(args.onWatchedSeconds).not.toHaveBeenCalled();
    (args.onEnded as ReturnType<typeof fn>).mockClear();
    video.playbackRate = 2;
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }));
    await waitFor(() => expect(args.onWatchedSeconds).toHaveBeenCalledWith(2, expect.anything()));
    // Skip to the last second, which plays to the end.
    video.currentTime = 7;
    await waitFor(() => expect(args.onEnded).toHaveBeenCalledOnce());
    const last = (args.onWatchedSeconds as ReturnType<typeof fn>).mock.lastCall as [
      number,
      { ranges: readonly (readonly [number, number])[] },
    ];
    await waitFor(() => expect(last[0]).toBeLessThanOrEqual(5));
    await waitFor(() => expect(last[1].ranges).toHaveLength(2));
    // Replay what was watched: no second is counted twice.
    const before = last[0];
    video.currentTime = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }));
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(1));
    video.pause();
    await waitFor(() => expect((args.onWatchedSeconds as ReturnType<typeof fn>).mock.lastCall?.[0]).toBe(before));
  },
});

export const GoesOnFromWhatWasWatched = meta.story({
  args: { watched: [[0, 5]] },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const video = videoIn(canvasElement);
    await ready(video);
    video.currentTime = 4;
    video.playbackRate = 2;
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }));
    await waitFor(() => expect(args.onWatchedSeconds).toHaveBeenCalled());
    await waitFor(() =>
      expect((args.onWatchedSeconds as ReturnType<typeof fn>).mock.calls[0]?.[0]).toBeGreaterThanOrEqual(6),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(video.paused).toBe(true));
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = videoIn(canvasElement);
    await ready(video);
    const speed = await canvas.findByRole('button', { name: /^Speed/ });
    speed.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(video.currentTime).toBe(5));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(video.currentTime).toBe(0));
    await userEvent.keyboard('m');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mute' })).toBeVisible());
    await userEvent.keyboard('m');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Unmute' })).toBeVisible());
    await userEvent.keyboard('k');
    await waitFor(() => expect(video.paused).toBe(false));
    await userEvent.keyboard('k');
    await waitFor(() => expect(video.paused).toBe(true));
    // On the slider, arrow keys move by one second.
    (await canvas.findByRole('slider', { name: 'Position' })).focus();
    const before = Math.floor(video.currentTime);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(Math.floor(video.currentTime)).toBe(before + 1));
  },
});

export const CaptionsComeFirst = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const mode = () => videoIn(canvasElement).textTracks[0]?.mode;
    await waitFor(() => expect(mode()).toBe('showing'));
    const button = await canvas.findByRole('button', { name: 'Captions' });
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(button);
    await waitFor(() => expect(mode()).toBe('disabled'));
    button.focus();
    await userEvent.keyboard('c');
    await waitFor(() => expect(mode()).toBe('showing'));
  },
});

export const CaptionsOfSeveralLanguages = meta.story({
  args: { captions: [english, spanish] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const modes = () => Array.from(videoIn(canvasElement).textTracks, ({ mode }) => mode);
    await userEvent.click(await canvas.findByRole('button', { name: 'Captions' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Español' }));
    await waitFor(() => expect(modes()).toEqual(['disabled', 'showing']));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Captions' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'No captions' }));
    await waitFor(() => expect(modes()).toEqual(['disabled', 'disabled']));
  },
});

export const Speed = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ready(videoIn(canvasElement));
    await userEvent.click(await canvas.findByRole('button', { name: 'Speed: 1 times' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '1.5 times' }));
    await waitFor(() => expect(videoIn(canvasElement).playbackRate).toBe(1.5));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Speed: 1.5 times' })).toBeVisible());
  },
});

export const NothingIsCutOffWhereThereIsLittleRoom = meta.story({
  render: (args) => (
    <div className="story-narrowest">
      <VideoPlayer {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const box = (await canvas.findByRole('group', { name: args.label })).getBoundingClientRect();
    await waitFor(() => expect(canvas.getAllByRole('button').length).toBeGreaterThanOrEqual(4));
    for (const button of await canvas.findAllByRole('button'))
      await waitFor(() => expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(box.right));
  },
});

export const CannotBePlayed = meta.story({
  args: { src: 'data:video/mp4,nothing' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(async () => expect(await canvas.findByText('We couldn’t play the video')).toBeVisible());
    const load = fn();
    videoIn(canvasElement).load = load;
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
  },
});

export const Conformance = meta.story(conformanceStory(videoPlayerConformance));
