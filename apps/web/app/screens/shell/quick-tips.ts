const tips: readonly string[] = [
  'Ctrl K goes to any screen, place or person by its name.',
  'A link you copy shows what you see: the place, the rows, their order and the page.',
  'Press ? for every key, and G D to come back to the dashboard.',
  'B keeps the place you look at as a bookmark.',
  'A grey share was counted in fewer than ten surveys; it says little yet.',
  'A row of a table leads one level down; the way at the top leads back up.',
  'Your account holds the density of tables and the look by day and by night.',
];

/** The tip of a day; the same all day for everybody. */
export function tipOf(day: string): string {
  const days = Math.floor(Date.parse(day) / 86_400_000);
  return tips[((days % tips.length) + tips.length) % tips.length] ?? '';
}
