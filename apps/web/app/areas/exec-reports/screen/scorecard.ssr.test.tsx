import { createRemixStub } from '@remix-run/testing';
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { actionsOfAScorecard } from '@roadside/domain/reports';
import { DrawerRegistry, type AnyDrawer } from '../../../kit/drawers/drawer-registry.ts';
import { NoticesProvider } from '../../../kit/notices/notices.tsx';
import { ResourceProvider } from '../../../kit/resource/resource-provider.tsx';
import { ScorecardScreen } from './scorecard-screen.tsx';
import { answeredCard, octoberCards, openCard } from './scorecard.fixtures.ts';
import { ScorecardsScreen } from './scorecards-screen.tsx';

const drawers: readonly AnyDrawer[] = ['calls', 'why'].map((name) => ({
  name,
  write: (value: unknown) => Object.values(value as object).join('~'),
  read: () => null,
  Drawer: () => null,
}));

/** A screen as the server sends it. */
function pageOf(screen: ReactElement): string {
  const Stub = createRemixStub([{ path: '/', Component: () => screen }]);
  return renderToString(
    <DrawerRegistry value={drawers}>
      <ResourceProvider>
        <NoticesProvider arrived={[]}>
          <Stub initialEntries={['/']} />
        </NoticesProvider>
      </ResourceProvider>
    </DrawerRegistry>,
  ).replaceAll('<!-- -->', '');
}
const cardPage = (card: typeof openCard) =>
  pageOf(<ScorecardScreen id={7} card={{ ok: true, data: card }} timeZone="America/New_York" />);

it('says the score, the tier, three actions, and what moved', () => {
  const page = cardPage(openCard);
  expect(page).toContain('Elm Street');
  expect(page).toContain('October 2026. Frozen Mon, Nov 2, 2026, 7:30 AM.');
  expect(page).toMatch(/83\.9%.*Tier 1.*down from Tier 2/s);
  const actions = /<ol[^>]*>.*?<\/ol>/s.exec(page)?.[0] ?? '';
  expect(actions.match(/<li/g)).toHaveLength(actionsOfAScorecard);
  expect(page).toContain('Not acknowledged yet');
  expect(page).toContain('Acknowledge October 2026');
});

it('shows who acknowledged it and the thread, and offers nothing to those who may not answer', () => {
  const page = cardPage({ ...answeredCard, may_acknowledge: false, may_answer: false });
  expect(page).toContain('Acknowledged by Priya Nair, Tue, Nov 3, 2026, 8:10 AM');
  expect(page).toContain('Both are back, so waits should come down.');
  expect(page).not.toMatch(/Send message|Acknowledge October/);
});

it('gives no score on too few surveys', () => {
  const few = { value: 100, numerator: 1, denominator: 1, status: null };
  const page = cardPage({ ...openCard, card: { ...openCard.card, score: few, tier: null, headlines: [] } });
  expect(page).toContain('Too few surveys');
  expect(page).not.toContain('100.0%');
});

it('shows shares of too few with what they are shares of, and doesn’t say why they moved', () => {
  const few = { value: 100, numerator: 1, denominator: 1, status: null };
  const of = (metric: string) => (metric === 'overall_sat_avg' ? few : null);
  const headlines = openCard.card.headlines.map((each) => ({ ...each, cell: of(each.metric) ?? each.cell }));
  const page = cardPage({ ...openCard, card: { ...openCard.card, headlines } });
  expect(page).toContain('of 1 survey (too few to score)');
  expect(page).toContain('Overall satisfaction: too few surveys to say why it moved.');
  expect(page).not.toContain('Why Overall satisfaction moved');
  expect(page).toContain('Why ATA average moved');
  expect(cardPage(openCard)).toContain('Why Overall satisfaction moved');
});

it('lists who answered', () => {
  const page = pageOf(<ScorecardsScreen list={{ ok: true, data: octoberCards }} timeZone="America/New_York" />);
  expect(page).toContain('1 of 2 acknowledged');
  expect(page).toMatch(
    /href="\/scorecard\/7\/"[^>]*>Elm Street.*83\.9%.*Tier 1, down from Tier 2.*Priya Nair, Tue, Nov 3, 2026, 8:10 AM/s,
  );
  expect(page).toMatch(/Oak Grove.*88\.9% of 9.*Too few surveys.*Not yet/s);
});
