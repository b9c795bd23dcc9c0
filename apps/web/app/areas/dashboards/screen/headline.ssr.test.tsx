import { createRemixStub } from '@remix-run/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Headline } from '../model/headline.ts';
import { HeadlineWords, type HeadlineProps } from './headline.tsx';

const november: Headline = {
  top: 842,
  answered: 1000,
  from: '2026-11-01',
  to: '2026-11-15',
  endsOn: '2026-11-30',
  recent: { top: 800, answered: 1000 },
  parent: null,
  partType: 'station',
  parts: [
    { slug: 'good', name: 'Good station', top: 95, answered: 100 },
    { slug: 'bad', name: 'Bad station', top: 60, answered: 100 },
    { slug: 'tiny', name: 'Tiny station', top: 0, answered: 9 },
    { slug: 'fair', name: 'Fair station', top: 80, answered: 100 },
  ],
};

function shown(data: Partial<Headline> = {}, props: Partial<HeadlineProps> = {}, search = '') {
  const Page = createRemixStub([
    {
      path: '/',
      Component: () => (
        <HeadlineWords
          data={{ ...november, ...data }}
          reader="manager"
          place={{ slug: 'lantern', type: 'club' }}
          filtered={false}
          {...props}
        />
      ),
    },
  ]);
  const html = renderToString(<Page initialEntries={[`/${search}`]} />);
  const text = html.replaceAll(/<svg.*?<\/svg>|<[^>]+>|<!--.*?-->/g, '').replaceAll('&#x27;', '’');
  return { html, text };
}

describe('the headline of a dashboard', () => {
  it('says the state and what to do, and leads from each number to its cause', () => {
    const { html, text } = shown();
    expect(text).toContain(
      'November holds Tier 2 by 0.2 points; 838 of the next 1,000 surveys must be top score to keep it.',
    );
    expect(html).toContain('href="/surveys/lantern?dashboard=3&amp;time=This_Month"');
    expect(html).toMatch(
      /<a[^>]*drawer=why%7Elantern%7Eoverall_sat_avg%7EThis_Month%7E2026-11-01%7E2026-11-15%7E-[^>]*>0\.2 points</,
    );
  });

  it('says where the month ends if the last weeks continue, because holding a tier today can mislead', () => {
    const { text } = shown();
    expect(text).toContain('842 of 1,000 surveys are top score. At this pace, 1,000 more arrive by Nov 30.');
    expect(text).toMatch(/If the last 28 days continue, the month ends at 82\.\d% \(Tier 1; likely [\d.]+-[\d.]+%\)\./);
  });

  it('lists where points are lost, the worst first, without places at the target or with too few surveys', () => {
    const { text } = shown();
    expect(text).toContain('Where the points are lost');
    expect(text).toContain('Bad station: 60 top scores in 100 surveys (60.0%), costs 2.4 points against 84%');
    expect(text.indexOf('Bad station')).toBeLessThan(text.indexOf('Fair station'));
    expect(text).not.toMatch(/Good station|Tiny station/);
  });

  it('counts one as one', () => {
    const one = { slug: 'one', name: 'One', top: 1, answered: 20 };
    const { text } = shown({ top: 25, answered: 29, to: '2026-11-29', parts: [one] });
    expect(text).toContain('At this pace, 1 more arrives by Nov 30.');
    expect(text).toContain('One: 1 top score in 20 surveys (5.0%)');
  });

  it('leads to a place with the same dashboard and filters, at the first page', () => {
    const { html } = shown({}, {}, '?dashboard=7&service=Tow&page=3&drawer=calls~x');
    expect(html).toContain('href="/dashboard/bad?dashboard=7&amp;service=Tow"');
  });

  it('names the drivers to talk to at a station', () => {
    const { html, text } = shown({ partType: 'driver' });
    expect(text).toContain('Talk to these drivers first');
    expect(html).toMatch(/<button[^>]*>Bad station</);
  });

  it('speaks to a driver in the second person', () => {
    const { text } = shown({ partType: null, parts: [] }, { reader: 'driver' });
    expect(text).toContain('You hold Tier 2 by 0.2 points in November; 838 of your next 1,000 surveys');
  });

  it('says when there is too little to say', () => {
    const { html, text } = shown({ top: 4, answered: 7, parts: [{ slug: 'a', name: 'A', top: 4, answered: 7 }] });
    expect(html).toContain('href="/surveys/lantern?dashboard=2&amp;new_biz_rules=on&amp;time=This_Month"');
    expect(text).toContain('November has 7 surveys, too few to score. A score takes 10.');
    expect(text).toContain('No station has 10 surveys yet this month, too few to say where points are lost.');
    expect(text).not.toContain('At this pace');
    expect(shown({ top: 0, answered: 0, parts: [] }).text).toContain('No surveys in November yet.');
  });

  it('says that filters don’t change a tier', () => {
    expect(shown({}, { filtered: true }).text).toContain('Tiers count every survey of the month');
  });
});
