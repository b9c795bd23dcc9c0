/** Media of the demo's lessons: what is shown and said. `npm run media:lessons` makes the files from it. */
export interface DemoMedia {
  readonly id: string;
  readonly kind: 'audio' | 'video';
  readonly title: string;
  readonly scenes: readonly { readonly seconds: number; readonly words: string }[];
}

export const demoMedia: readonly DemoMedia[] = [
  {
    id: 'jump-start',
    kind: 'video',
    title: 'A safe jump start',
    scenes: [
      { seconds: 4, words: 'Park nose to nose, brakes on, both engines off.' },
      { seconds: 4, words: 'Test the battery first. Under 12 volts, charge or replace it.' },
      { seconds: 4, words: 'Red to red, black to bare metal, away from the battery.' },
      { seconds: 4, words: 'Start, wait two minutes, take the cables off in reverse order.' },
    ],
  },
  {
    id: 'shoulder',
    kind: 'video',
    title: 'On the shoulder',
    scenes: [
      { seconds: 4, words: 'Park past the car, wheels turned away from traffic.' },
      { seconds: 4, words: 'Lights on, vest on, cones first: 10, 50 and 100 feet.' },
      { seconds: 4, words: 'Keep the member behind the rail. Work on the side away from traffic.' },
    ],
  },
  {
    id: 'winch',
    kind: 'video',
    title: 'Winching from a ditch',
    scenes: [
      { seconds: 4, words: 'Walk around the car. Find the tow points and what holds it.' },
      { seconds: 4, words: 'Nobody stands within one and a half cable lengths.' },
      { seconds: 4, words: 'Pull slowly and in line. Stop when the cable sings.' },
    ],
  },
  {
    id: 'updates',
    kind: 'video',
    title: 'Keep members informed',
    scenes: [
      { seconds: 4, words: 'Call when you leave, with your name and your minutes.' },
      { seconds: 4, words: 'Running late? Call before the promise passes, not after.' },
      { seconds: 4, words: 'Five minutes out, call once more. Members remember it.' },
    ],
  },
  {
    id: 'greeting',
    kind: 'audio',
    title: 'The first minute with a member',
    scenes: [
      { seconds: 5, words: 'Say your name and the club’s. Ask if everybody is safe.' },
      { seconds: 5, words: 'Say what you’ll do, and how long it takes.' },
    ],
  },
  {
    id: 'long-wait',
    kind: 'audio',
    title: 'After a long wait',
    scenes: [
      { seconds: 5, words: 'Thank them for waiting, and say what held you up.' },
      { seconds: 5, words: 'Don’t argue about minutes. Start with the car.' },
    ],
  },
];

/** Documents, each with the demo media whose words it has. The first has an older version. */
export const demoDocuments = [
  { title: 'Pocket guide: on the shoulder', description: 'Where to park, where to stand.', id: 'shoulder', old: true },
  { title: 'Words for long waits', description: 'What to say, on one page.', id: 'long-wait', old: false },
] as const;

/** Name of a demo file in the store: fixed, so that it is found in the folder of the demo's media. */
export const demoFileName = (id: string, extension: string) => `${`demo-${id}`.padEnd(22, '_')}.${extension}`;

/** Seconds a demo file plays. */
export const demoSeconds = ({ scenes }: DemoMedia) => scenes.reduce((sum, { seconds }) => sum + seconds, 0);

const clock = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;

/** The captions as WebVTT: a scene's words last from its first second to its last. */
export function demoCaptions({ scenes }: DemoMedia): string {
  let from = 0;
  const cues = scenes.map(({ seconds, words }) => {
    const cue = `${clock(from)} --> ${clock(from + seconds)}\n${words}\n`;
    from += seconds;
    return cue;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
