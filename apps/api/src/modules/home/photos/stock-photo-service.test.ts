import { expect, test, vi } from 'vitest';
import { stockPhotoService } from './stock-photo-service.ts';

const photo = {
  id: 7,
  alt: 'Snow on a road',
  photographer: 'Ana Lind',
  src: { tiny: 'https://images.pexels.com/7/tiny.jpg', large2x: 'https://images.pexels.com/7/large.jpg' },
};
const answering = (answers: Readonly<Record<string, () => Response>>) =>
  vi.fn<typeof fetch>(async (url) => {
    const found = Object.entries(answers).find(([part]) => String(url).includes(part));
    return found ? found[1]() : new Response('', { status: 404 });
  });

test('search sends the key to the service alone, and returns thumbnails as data URLs', async () => {
  const fetch = answering({
    '/search?': () => Response.json({ photos: [photo], total_results: 40 }),
    'tiny.jpg': () => new Response(new Uint8Array([1, 2, 3])),
  });
  const found = await stockPhotoService({ key: 'k', fetch }).search('snow & ice', 2);
  expect(found).toEqual({
    photos: [
      {
        id: '7',
        thumbnail: 'data:image/jpeg;base64,AQID',
        description: 'Snow on a road',
        credit: 'Ana Lind on Pexels',
      },
    ],
    total: 40,
  });
  expect(fetch.mock.calls.map(([url, init]) => [url, init?.headers])).toEqual([
    [
      'https://api.pexels.com/v1/search?query=snow%20%26%20ice&orientation=landscape&per_page=12&page=2',
      { authorization: 'k' },
    ],
    ['https://images.pexels.com/7/tiny.jpg', {}],
  ]);
});

test('a chosen picture comes as bytes; an unknown one, or an id that is no number, is none', async () => {
  const fetch = answering({
    '/photos/7': () => Response.json(photo),
    'large.jpg': () => new Response(new Uint8Array([9])),
  });
  const service = stockPhotoService({ key: 'k', fetch });
  expect(await service.choose('7')).toEqual({ content: new Uint8Array([9]), credit: 'Ana Lind on Pexels' });
  expect(await service.choose('8')).toBeNull();
  fetch.mockClear();
  expect(await service.choose('../secrets')).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['a refused key', () => new Response('', { status: 401 })],
  ['an outage', () => new Response('', { status: 500 })],
  ['an answer of another shape', () => Response.json({ items: [] })],
  ['no JSON', () => new Response('<html>')],
  [
    'a picture on another host',
    () =>
      Response.json({
        photos: [{ ...photo, src: { ...photo.src, tiny: 'https://evil.example/x' } }],
        total_results: 1,
      }),
  ],
])('%s is an unavailable service', async (_, answer) => {
  const service = stockPhotoService({ key: 'k', fetch: answering({ '/search?': answer }) });
  await expect(service.search('snow', 1)).rejects.toMatchObject({ code: 'unavailable' });
});

test('a service that can’t be reached is unavailable', async () => {
  const service = stockPhotoService({ key: 'k', fetch: () => Promise.reject(new TypeError('fetch failed')) });
  await expect(service.choose('7')).rejects.toMatchObject({ code: 'unavailable' });
});
