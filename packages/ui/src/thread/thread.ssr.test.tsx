import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { Thread } from './thread.tsx';

const rosa = { id: 'rosa', name: 'Rosa Ndiaye' };
const sam = { id: 'sam', name: 'Sam Okafor' };
const start = Date.parse('2026-11-01T00:00:00Z');
/** A message a minute, in turn. */
const messages = Array.from({ length: 10_000 }, (_, index) => ({
  id: `m${index}`,
  from: index % 2 === 0 ? rosa : sam,
  at: new Date(start + index * 60_000).toISOString(),
  body: `Message ${index}`,
}));

const draw = (unreadFrom?: string) => {
  const html = renderToStaticMarkup(
    <UiProvider locale="en-US" timeZone="America/New_York">
      <Thread label="Chat" messages={messages} me="sam" {...(unreadFrom === undefined ? {} : { unreadFrom })} />
    </UiProvider>,
  );
  return { drawn: html.split('data-component="Thread.Message"').length - 1, html };
};

describe('a thread of 10,000 messages', () => {
  it('draws the latest 150, and a button for earlier ones', () => {
    const { drawn, html } = draw();
    expect(drawn).toBe(150);
    expect(html).toContain('Message 9999');
    expect(html).toContain('data-component="Thread.Earlier"');
    expect(html).not.toContain('Message 9849<');
  });

  it('draws all unread messages with a few before them, because it opens there', () => {
    expect(draw('m9500').drawn).toBe(520);
  });
});
