import preview from '../../../../../../.storybook/preview.tsx';
import { recorded } from '../../../../stories/recorded.ts';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { OutboxScreen, type OutboxScreenProps } from './outbox-screen.tsx';

const scene = (mails: OutboxScreenProps['mails']) =>
  drawScene({
    route: 'routes/outbox',
    path: 'outbox',
    at: '/outbox/',
    framed: true,
    screen: () => <OutboxScreen mails={mails} now={recorded.outbox.now} />,
  });

const meta = preview.meta({ title: 'Screens/Outbox', ...screenMeta });

export const Default = meta.story({ tags: ['matrix'], render: scene(recorded.outbox.mails) });

export const Empty = meta.story({ render: scene({ ok: true, data: [] }) });

export const Unreachable = meta.story({
  render: scene({ ok: false, problem: { kind: 'unreachable', detail: '', requestId: 'req-7c21' } }),
});
