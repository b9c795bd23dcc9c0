/** A tip in one sentence, with one variant for keyboards and one for touch only. */
export interface QuickTipWords {
  readonly keys: string;
  readonly fingers: string;
}

const same = (words: string): QuickTipWords => ({ keys: words, fingers: words });

const tips: readonly QuickTipWords[] = [
  {
    keys: 'Press Ctrl K to find any screen, location or person by name.',
    fingers: 'Tap the magnifying glass to find any screen, location or person by name.',
  },
  same('A copied link opens the same view: location, rows, sort order and page.'),
  {
    keys: 'Press ? for keyboard shortcuts, or G D to go back to the dashboard.',
    fingers: 'Tap Dashboard in the menu to go back to this location’s dashboard.',
  },
  {
    keys: 'Press B to bookmark this location.',
    fingers: 'Tap the bookmark icon at the top to bookmark this location.',
  },
  same('Gray percentages have under 10 surveys.'),
  same('Click a row to drill down. Use the breadcrumb to go back up.'),
  same('In comments, underlined words carry the topic. Open the survey to correct them.'),
  same('Set table density and the day or night theme in your account.'),
];

/** The number of days before a tip repeats. */
export const tipCount = tips.length;

/** The tip of a day; the same all day for everybody. */
export function tipOf(day: string): QuickTipWords {
  const days = Math.floor(Date.parse(day) / 86_400_000);
  return tips[((days % tips.length) + tips.length) % tips.length] ?? same('');
}
