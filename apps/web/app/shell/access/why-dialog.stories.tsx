import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../stories/screen-stage.tsx';
import { recorded } from '../../../stories/recorded.ts';
import { drawScene, screenMeta } from '../../../stories/screen-stories.tsx';
import { accessAddress } from '../addresses.ts';
import WhyDialog from './why-dialog.tsx';

const { place } = recorded.club;
const sceneOf = (mayAskForOthers: boolean) =>
  drawScene({
    route: 'screen.dashboard',
    path: 'dashboard/:slug',
    at: `/dashboard/${place.slug}`,
    loaded: recorded.club,
    screen: () => (
      <WhyDialog open onOpenChange={() => {}} screen="dashboard" slug={place.slug} mayAskForOthers={mayAskForOthers} />
    ),
  });
/** What the service says about the open page. */
const answers = (answer: unknown) => () => enterRecording({ [accessAddress({ screen: 'dashboard' })]: answer });
const sentences = [
  'Dashboard is open to you as an executive.',
  `You see ${place.name} because you have the permission see-all.`,
];

const meta = preview.meta({ title: 'Screens/Why can I see this', ...screenMeta });

export const Default = meta.story({
  tags: ['matrix'],
  beforeEach: answers({ ok: true, data: { allowed: true, sentences } }),
  render: sceneOf(false),
  play: async () => {
    await waitFor(() => expect(screen.getByText(sentences[0] ?? '')).toBeVisible());
    await waitFor(() => expect(screen.queryByText('Somebody else')).toBeNull());
  },
});

/** An Admin asks for other people too. */
export const ForAnAdmin = meta.story({
  beforeEach: answers({ ok: true, data: { allowed: true, sentences } }),
  render: sceneOf(true),
  play: async () => {
    await waitFor(() => expect(screen.getByText(sentences[1] ?? '')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: /^Somebody else/ })).toBeVisible());
  },
});

export const NotRead = meta.story({
  beforeEach: answers({ ok: false, problem: { kind: 'unreachable', detail: '', requestId: '' } }),
  render: sceneOf(false),
  play: async () => {
    await waitFor(() => expect(screen.getByText('We can’t reach the data')).toBeVisible());
  },
});
