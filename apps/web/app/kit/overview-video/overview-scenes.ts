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
    words: 'After you log in, your own dashboard shows how your location did yesterday.',
  },
  {
    id: 'goals',
    seconds: 6,
    words:
      'Each number shows in words and color whether it’s on goal, and how it changed vs. the same weekdays before.',
  },
  {
    id: 'drill',
    seconds: 6,
    words: 'Click a row to drill down, from the club to a region, a station, and a driver.',
  },
  { id: 'trail', seconds: 5, words: 'Use the breadcrumb to go back up.' },
  {
    id: 'menu',
    seconds: 6,
    words: 'Each element’s menu sets its period, chart, and rows, and exports it to Excel.',
  },
  { id: 'find', seconds: 6, words: 'Press Ctrl K to find any screen, location, person, or bookmark.' },
  { id: 'keep', seconds: 5, words: 'Press B to bookmark the page, and ? for keyboard shortcuts.' },
];
