import { createRemixStub } from '@remix-run/testing';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ResourceProvider } from '../../../kit/resource/resource-provider.tsx';
import { homeAddress } from '../model/addresses.ts';
import type { HomeParts } from '../server/home.server.ts';
import {
  driverNow,
  driverOwn,
  homeOf,
  managerOwn,
  newDriverOwn,
  refused,
  unreachable,
  widgets,
} from './home-samples.ts';
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

const driver = homeOf(driverNow, widgets, refused, driverOwn);

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

const textOf = (home: HomeParts) =>
  pageOf(home)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('a driver gets the next shift with its pin, the score, praise and calls, in this order', () => {
  const page = pageOf(driver);
  const text = textOf(driver);
  const order = [
    'Your next shift',
    '6 PM–2 AM',
    'Your score this month',
    '86.2%',
    'A member about you',
    'Your last calls',
  ];
  const places = order.map((words) => text.indexOf(words));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(page).toContain('href="/home/?pin=1"');
  expect(pageOf(driver, '?pin=1')).toContain('Hide map');
  // Once, as the shift, not again in the list.
  expect(text.split('Your next shift')).toHaveLength(2);
});

test('on the first day nothing is made up', () => {
  const text = textOf(homeOf([], [], refused, newDriverOwn));
  expect(text).toContain('No shift in the next 7 days.');
  expect(text).toContain('No surveys in November so far');
  expect(text).not.toContain('A member about you');
});

test('a manager gets the score of the location, and no shift', () => {
  const text = textOf(homeOf([], [], refused, managerOwn));
  expect(text).toContain('Overall satisfaction this month');
  expect(text).not.toContain('Your next shift');
});

test('a failed part of the own numbers says so', () => {
  const failed = { ...managerOwn, score: unreachable };
  expect(textOf(homeOf(driverNow, widgets, refused, failed))).toContain('Try again');
  expect(textOf({ ...driver, now: unreachable })).toContain('Your score this month');
  expect(textOf({ ...driver, now: unreachable })).not.toContain('No shift');
});
