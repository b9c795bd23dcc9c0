import { createRemixStub } from '@remix-run/testing';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ResourceProvider } from '../../../kit/resource/resource-provider.tsx';
import { homeAddress } from '../model/addresses.ts';
import type { HomeParts } from '../server/home.server.ts';
import { driverNow, homeOf, refused, unreachable, widgets } from './home-samples.ts';
import { HomeScreen } from './home-screen.tsx';

/** The page as the server sends it. */
function pageOf(home: HomeParts, query = ''): string {
  const Stub = createRemixStub([
    {
      id: 'screen.home',
      path: 'home',
      Component: () => (
        <HomeScreen
          reader={{ slug: 'harbor', timeZone: 'America/New_York' }}
          clock={{ today: '2026-11-20', now: '2026-11-20T14:00:00Z', aheadMs: 0 }}
          edits={false}
          communicates={false}
          first={{ address: homeAddress(), data: home }}
        />
      ),
    },
  ]);
  return renderToString(
    <ResourceProvider>
      <Stub initialEntries={[`/home/${query}`]} />
    </ResourceProvider>,
  );
}

const driver = homeOf(driverNow, widgets, refused);

test('the page comes with what to do first, every tile and its link', () => {
  const page = pageOf(driver);
  const text = page.replaceAll(/<[^>]*>/g, ' ');
  expect(text.indexOf('Ice storm watch')).toBeLessThan(text.indexOf('Your next shift'));
  for (const { title } of widgets) expect(text).toContain(title);
  expect(page).toContain('href="/home/?read=1"');
  expect(page).toContain('href="https://roads.lantern.example/"');
  expect(text).not.toContain('Your managers');
});

test('without script, an open announcement is on the page with a form that confirms it', () => {
  const page = pageOf(driver, '?read=1');
  const [, noscript = ''] = /<noscript>(.*?)<\/noscript>/s.exec(page) ?? [];
  expect(noscript).toContain('Park past the car, cones first.');
  expect(noscript).toContain('method="post"');
  expect(noscript).toContain('value="acknowledge"');
  expect(pageOf(driver, '?read=3')).toContain('value="read"');
  expect(pageOf(driver, '?read=99')).toContain('This announcement no longer exists.');
});

test('when the tiles fail, the rest stands', () => {
  const text = pageOf({ ...driver, widgets: unreachable });
  expect(text).toContain('Your next shift');
  expect(text).toContain('Try again');
});
