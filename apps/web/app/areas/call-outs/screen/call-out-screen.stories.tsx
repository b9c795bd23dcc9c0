import type { CallOutBoard, CallOutPlan, OwnCallOut } from '@roadside/contract/schemas';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ReactNode } from 'react';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { callOutAddress, callOutPlanAddress, callOutsAddress, ownCallOutAddress } from '../model/addresses.ts';
import CallOutDrawer from './call-out-drawer.tsx';
import { CallOutScreen } from './call-out-screen.tsx';
import { board, plan, question, summary } from './call-outs.fixtures.ts';

const meta = preview.meta({ title: 'Screens/Call-out', ...screenMeta });

const away = { ok: false, problem: { kind: 'unreachable', detail: '', requestId: 'req-7c21' } } as const;
const scene = (screenOf: () => ReactNode) =>
  drawScene({ route: 'routes/call-out', path: 'call-outs/:id', at: '/call-outs/12/', framed: true, screen: screenOf });

const boardStory = (changed: Partial<CallOutBoard>, reply?: Outcome<never>) => {
  const data = { call_out: { ...board, ...changed } };
  return {
    beforeEach: () => enterRecording({ [callOutAddress({ id: 12 })]: reply ?? { ok: true, data } }),
    render: scene(() => <CallOutScreen id={12} driver={false} own={null} board={reply ?? { ok: true, data }} />),
  };
};

const questionStory = (changed: Partial<OwnCallOut>, reply?: Outcome<never>) => {
  const data = { call_outs: [{ ...question, ...changed }] };
  return {
    beforeEach: () => enterRecording({ [ownCallOutAddress({ id: 12 })]: reply ?? { ok: true, data } }),
    render: scene(() => <CallOutScreen id={12} driver own={reply ?? { ok: true, data }} board={null} />),
  };
};

const drawerStory = (changed: Partial<CallOutPlan>, reply?: Outcome<never>) => ({
  beforeEach: () =>
    enterRecording({
      [callOutPlanAddress({ slug: 'harbor' })]: reply ?? { ok: true, data: { ...plan, ...changed } },
      [callOutsAddress({ slug: 'harbor' })]: {
        ok: true,
        data: { call_outs: [summary, { ...summary, id: 11, state: 'closed' }] },
      },
    }),
  render: scene(() => (
    <CallOutDrawer
      value={{ slug: 'harbor', from: board.starts_at, until: board.ends_at }}
      scope={{}}
      open={() => undefined}
      close={() => undefined}
    />
  )),
});

/** Answers arrive live; a yes is decided beside the board. */
export const Board = meta.story({
  tags: ['matrix'],
  ...boardStory({}),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('3 of 4 answered')).toBeVisible());
    await expect(await canvas.findByText(/6 hours short/)).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Decide Rosa Ndiaye’s request' })).toBeInTheDocument();
  },
});

export const BoardCovered = meta.story({
  ...boardStory({
    state: 'covered',
    hours: board.hours.map((hour) => ({ ...hour, present: hour.needed, coming: 0 })),
    drivers: board.drivers.map((driver) => ({ ...driver, standing: 'approved' as const })),
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Every hour is covered')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Ask more drivers' })).toBeNull();
  },
});

/** A dispatcher may look, not change. */
export const BoardReadOnly = meta.story({
  ...boardStory({ can_change: false }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('3 of 4 answered')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'End call-out' })).toBeNull();
  },
});

export const BoardUnreachable = meta.story({ ...boardStory({}, away) });

/** What the driver gets on the phone: one tap. */
export const Question = meta.story({
  tags: ['matrix'],
  ...questionStory({}),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'I can work 4 PM–10 PM' })).toBeVisible());
  },
});

export const QuestionAnswered = meta.story({
  ...questionStory({ standing: 'can' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('You said yes')).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'I can’t anymore' })).toBeInTheDocument();
  },
});

export const QuestionApproved = meta.story({ ...questionStory({ standing: 'approved', overtime: true }) });

export const QuestionEnded = meta.story({
  ...questionStory({ state: 'closed' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This call-out has ended.')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /^I can/ })).toBeNull();
  },
});

export const Start = meta.story({
  tags: ['matrix'],
  ...drawerStory({}),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask 3 drivers' })).toBeVisible());
    // The call-outs that are under way are a press away; ended ones aren't there.
    const running = within(await screen.findByRole('region', { name: 'Call-outs so far' }));
    expect(running.getAllByRole('link')).toHaveLength(1);
    expect(running.getByRole('link', { name: 'Fri, Nov 20, 4 PM–10 PM' })).toHaveAttribute('href', '/call-outs/12/');
  },
});

export const StartNobodyFits = meta.story({
  ...drawerStory({ drivers: [], fitting: 0, uncovered: 6 }),
  play: async () => {
    await waitFor(() => expect(screen.getByText('No off-shift driver fits')).toBeVisible());
  },
});

export const StartCovered = meta.story({
  ...drawerStory({ drivers: [], hours: plan.hours.map((hour) => ({ ...hour, present: hour.needed })) }),
  play: async () => {
    await waitFor(() => expect(screen.getByText('These hours are covered')).toBeVisible());
  },
});
