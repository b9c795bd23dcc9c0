/** A background picture that comes with Roadside. */
export interface Background {
  readonly id: string;
  readonly description: string;
  /** Words people search for, besides those of the description. */
  readonly words: readonly string[];
}

/** The bundled background pictures, drawn for Roadside by `tooling/media/draw-backgrounds.mjs`. */
export const backgrounds: readonly Background[] = [
  { id: 'night-road', description: 'Empty road at night', words: ['dark', 'highway', 'stars', 'drive'] },
  { id: 'sunrise-highway', description: 'Highway at sunrise', words: ['morning', 'sun', 'road', 'dawn', 'summer'] },
  { id: 'snow-pass', description: 'Snowy mountain pass', words: ['winter', 'ice', 'cold', 'storm', 'chains', 'road'] },
  {
    id: 'rain-city',
    description: 'City in the rain',
    words: ['storm', 'wet', 'traffic', 'street', 'night', 'weather'],
  },
  { id: 'desert-heat', description: 'Desert road in the heat', words: ['summer', 'hot', 'sun', 'highway', 'dry'] },
  {
    id: 'autumn-hills',
    description: 'Hills in the fall',
    words: ['autumn', 'leaves', 'road', 'thanksgiving', 'country'],
  },
  { id: 'coast-bridge', description: 'Bridge on the coast', words: ['water', 'sea', 'river', 'road', 'summer'] },
  { id: 'fog-valley', description: 'Valley in fog', words: ['mist', 'morning', 'weather', 'low visibility', 'road'] },
  {
    id: 'garage-lights',
    description: 'Garage with its lights on',
    words: ['shop', 'station', 'repair', 'yard', 'night'],
  },
  { id: 'truck-stop', description: 'Tow truck on the shoulder', words: ['work', 'beacon', 'safety', 'night', 'road'] },
  {
    id: 'holiday-lights',
    description: 'Town with holiday lights',
    words: ['christmas', 'winter', 'snow', 'night', 'street'],
  },
  {
    id: 'open-plain',
    description: 'Open plain under a wide sky',
    words: ['country', 'spring', 'green', 'road', 'calm'],
  },
];

/** Path of a bundled background in the web app. */
export const backgroundPath = (id: string): string => `/media/backgrounds/${id}.svg`;

/** The bundled backgrounds that match every word of a search, in their order. */
export function findBackgrounds(query: string): readonly Background[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return backgrounds.filter(({ description, words }) => {
    const known = `${description} ${words.join(' ')}`.toLowerCase().split(' ');
    return wanted.every((word) => known.some((each) => each.startsWith(word)));
  });
}
