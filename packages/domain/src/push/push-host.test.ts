import { describe, expect, test } from 'vitest';
import { notificationKinds } from '../home/index.ts';
import { bannerText, isPushEndpoint } from './index.ts';

describe('an endpoint of a push subscription', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QABC',
    'https://api.push.apple.com/QABC',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s is accepted', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evil.example/?fcm.googleapis.com',
    'https://evilnotify.windows.com.example/abc',
    'https://eviltnotify.windows.com/abc',
    'https://fcm.googleapis.com@evil.example/abc',
    'https://user:word@fcm.googleapis.com/abc',
    'https://127.0.0.1:9000/abc',
    'https://169.254.169.254/latest',
    'not an address',
  ])('%s is refused', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false);
  });

  test('of a test’s own service is accepted only when it is named', () => {
    expect(isPushEndpoint('https://127.0.0.1:9000/abc', '127.0.0.1:9000')).toBe(true);
    expect(isPushEndpoint('https://127.0.0.1:9001/abc', '127.0.0.1:9000')).toBe(false);
    expect(isPushEndpoint('http://127.0.0.1:9000/abc', '127.0.0.1:9000')).toBe(false);
  });
});

describe('a banner', () => {
  test('says what it is about, or how many there are', () => {
    expect(bannerText('chat', 1)).toBe('New message');
    expect(bannerText('something new', 1)).toBe('New notification');
    expect(bannerText('toString', 1)).toBe('New notification');
    expect(bannerText('chat', 7)).toBe('7 new notifications');
    expect(notificationKinds.filter((kind) => bannerText(kind, 1) === 'New notification')).toEqual([]);
  });
});
