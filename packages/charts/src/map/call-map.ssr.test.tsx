import { describe, expect, it } from 'vitest';
import { callsAround, metrics } from '../../test/map-data.ts';
import { pathNumbers, renderOnServer } from '../../test/render.ts';
import { CallMap, type CallMapProps } from './index.ts';

const draw = (props: Partial<CallMapProps>) =>
  renderOnServer(
    <CallMap title="Calls" places={callsAround(900)} metrics={metrics} workerUrl="/worker.mjs" {...props} />,
  );

describe('CallMap on the server', () => {
  it('draws land, borders, names and calls, without a canvas and without warnings', () => {
    const { html, warnings } = draw({});
    expect(warnings).toEqual([]);
    expect(html).not.toContain('<canvas');
    expect(html).toMatch(/data-component="CallMap.Outline"[^>]*>(<path[^>]* d="M[^"]{200,}"[^>]*>(<\/path>)?)+/);
    expect(draw({ places: callsAround(20) }).html).toContain('>Philadelphia<');
    expect(html).toMatch(/900 calls, 891 in view: \d+ clusters[^.]*\. On average ATA \d/);
    expect(pathNumbers(html).every(Number.isFinite)).toBe(true);
    expect(draw({}).html).toBe(html);
  });

  it.each([
    ['no calls', []],
    ['no place', [{ id: 'a', label: 'A', longitude: null, latitude: undefined }]],
    ['a place that is none', [{ id: 'a', label: 'A', longitude: 4711, latitude: Number.NaN }]],
  ])('shows a message when there is %s', (_, places) => {
    const { html, warnings } = draw({ places });
    expect(warnings).toEqual([]);
    expect(html).toContain('No calls with a location in this period.');
    expect(html).not.toMatch(/NaN|Infinity/);
  });

  it.each([
    [
      'the same place a hundred times',
      Array.from({ length: 100 }, (_, row) => ({ id: String(row), label: 'A', longitude: -75, latitude: 40 })),
    ],
    [
      'the poles and the far side',
      [
        { id: 'n', label: 'N', longitude: 180, latitude: 90 },
        { id: 's', label: 'S', longitude: -180, latitude: -90 },
      ],
    ],
    [
      'values that are none',
      [
        {
          id: 'a',
          label: 'A',
          longitude: -75,
          latitude: 40,
          count: Number.NaN,
          at: 'soon',
          values: { ata: Number.POSITIVE_INFINITY },
        },
      ],
    ],
    [
      'long names',
      [
        {
          id: 'a',
          label: 'Montgomery Roadside and Recovery of Greater Pennsylvania Inc.',
          longitude: -75,
          latitude: 40,
        },
      ],
    ],
  ])('draws %s', (_, places) => {
    for (const layer of ['dots', 'hex', 'heat'] as const) {
      const { html, warnings } = draw({ places, layer, playback: 3_600_000 });
      expect(warnings).toEqual([]);
      expect(html).not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});
