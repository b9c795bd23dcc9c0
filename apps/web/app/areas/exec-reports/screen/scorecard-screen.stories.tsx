import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { ScorecardScreen } from './scorecard-screen.tsx';
import { answeredCard, octoberCards, openCard } from './scorecard.fixtures.ts';
import { ScorecardsScreen } from './scorecards-screen.tsx';

const meta = preview.meta({ title: 'Screens/Scorecards', ...screenMeta });
const timeZone = 'America/New_York';

const card = (data: typeof openCard) =>
  drawScene({
    route: 'routes/scorecard',
    path: 'scorecard/:id',
    at: '/scorecard/7/',
    framed: true,
    screen: () => <ScorecardScreen id={7} card={{ ok: true, data }} timeZone={timeZone} />,
  });

/** A station's month, before it is acknowledged. */
export const Open = meta.story({
  tags: ['matrix'],
  render: card(openCard),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Acknowledge October 2026' })).toBeVisible());
    expect(canvas.getByRole('link', { name: 'All scorecards' })).toBeVisible();
  },
});

/** Acknowledged, with a thread. */
export const Answered = meta.story({ render: card(answeredCard) });

/** Who acknowledged, below a location. */
export const List = meta.story({
  tags: ['matrix'],
  render: drawScene({
    route: 'routes/scorecards',
    path: 'scorecards/:slug',
    at: '/scorecards/montgomery/',
    framed: true,
    screen: () => <ScorecardsScreen list={{ ok: true, data: octoberCards }} timeZone={timeZone} />,
  }),
});
