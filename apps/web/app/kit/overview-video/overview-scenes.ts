/** One scene of the overview video, with its captions. */
export interface OverviewScene {
  readonly id: 'own' | 'goals' | 'drill' | 'trail' | 'menu' | 'find' | 'keep';
  readonly seconds: number;
  readonly words: string;
}

/** The overview video from start to end; `npm run media` plays these scenes in the app and records them. */
export const overviewScenes: readonly OverviewScene[] = [
  {
    id: 'own',
    seconds: 6,
    words: 'After signing in you stand on your own dashboard: the place you belong to, and how it did yesterday.',
  },
  {
    id: 'goals',
    seconds: 6,
    words:
      'Each number says in words and in color whether it meets its goal, and how it moved against the month before.',
  },
  {
    id: 'drill',
    seconds: 6,
    words: 'A row of the table leads one level down, from the club to a region, a station and at last a driver.',
  },
  { id: 'trail', seconds: 5, words: 'The trail at the top leads back up.' },
  {
    id: 'menu',
    seconds: 6,
    words: 'The menu of an element chooses its days, its chart and its children, and saves it for Excel.',
  },
  { id: 'find', seconds: 6, words: 'Control and K find any screen, place, person or bookmark.' },
  { id: 'keep', seconds: 5, words: 'B keeps the page as a bookmark, and the question mark shows every key.' },
];
