import { describe, expect, it } from 'vitest';
import { CallMap } from '../src/map/index.ts';
import { Waterfall } from '../src/waterfall/index.ts';
import { callsAround, metrics } from './map-data.ts';
import { renderOnServer } from './render.ts';

/** The text and state of each button that opens something. */
const openers = (html: string) =>
  [...html.matchAll(/<button[^>]*aria-expanded="(\w+)"[^>]*>([^<]*)</g)].map(([, expanded, text]) => [text, expanded]);

describe('the button that opens the table or the list', () => {
  it('says that the table of a chart is closed', () => {
    const { html } = renderOnServer(
      <Waterfall
        title="Why"
        start={{ label: 'Before', value: 4 }}
        steps={[{ label: 'More', change: 1 }]}
        endLabel="Now"
      />,
    );
    expect(openers(html)).toEqual([['Table', 'false']]);
    expect(html).not.toContain('<table');
  });

  it('says that the list of a map is closed', () => {
    const { html } = renderOnServer(
      <CallMap title="Calls" places={callsAround(5)} metrics={metrics} workerUrl="/worker.mjs" />,
    );
    expect(openers(html)).toContainEqual(['List of calls', 'false']);
  });
});
