/** A tip in one sentence, with one variant for keyboards and one for touch only. */
export interface QuickTipWords {
  readonly keys: string;
  readonly fingers: string;
}

const same = (words: string): QuickTipWords => ({ keys: words, fingers: words });

const tips: readonly QuickTipWords[] = [
  {
    keys: 'Ctrl K goes to any screen, place or person by its name.',
    fingers: 'The lens at the top goes to any screen, place or person by its name.',
  },
  same('A link you copy shows what you see: the place, the rows, their order and the page.'),
  {
    keys: 'Press ? for every key, and G D to come back to the dashboard.',
    fingers: 'Dashboard in the menu leads back from anywhere, and keeps the place.',
  },
  {
    keys: 'Press B to bookmark this location.',
    fingers: 'Tap the ribbon at the top to bookmark this location.',
  },
  same('Gray percentages have under 10 surveys.'),
  same('Click a row to drill down. Use the breadcrumb to go back up.'),
  same('In comments, underlined words carry the topic. Open the survey to correct them.'),
  same('Your account holds the density of tables and the look by day and by night.'),
];

/** The number of days before a tip repeats. */
export const tipCount = tips.length;

/** The tip of a day; the same all day for everybody. */
export function tipOf(day: string): QuickTipWords {
  const days = Math.floor(Date.parse(day) / 86_400_000);
  return tips[((days % tips.length) + tips.length) % tips.length] ?? same('');
}
