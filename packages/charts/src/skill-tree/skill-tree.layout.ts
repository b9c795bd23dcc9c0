import { hierarchy, tree } from 'd3-hierarchy';
import { sceneOf } from '../internal/scene/empty-scene.ts';
import { listPoints, numberOr } from '../internal/scene/list-points.ts';
import type { Paint } from '../internal/scene/paint.ts';
import { at, dot } from '../internal/scene/path.ts';
import type { Mark, Scene } from '../internal/scene/scene.ts';
import type { Words } from '../internal/words/words.ts';

/** A skill and the skills it unlocks. */
export interface Skill {
  readonly id: string;
  readonly label: string;
  readonly state: 'earned' | 'open' | 'locked';
  /** Progress, 0 to 1. */
  readonly progress?: number | null | undefined;
  readonly skills?: readonly Skill[] | undefined;
}

const percent = { style: 'percent', maximumFractionDigits: 0 } as const;
const paints: Readonly<Record<Skill['state'], Paint>> = { earned: 'success', open: 1, locked: 'muted' };

/**
 * Draws skills as a tidy tree from the start edge: earned skills are filled, open ones are rings, locked ones are gray
 * dots. Each state is also in words.
 */
export function skillScene(root: Skill, words: Words): Scene {
  const layout = tree<Skill>().size([1000, 840])(hierarchy(root, ({ skills }) => (skills ? [...skills] : null)));
  const nodes = layout.descendants();
  const deepest = Math.max(1, layout.height);
  const place = (node: (typeof nodes)[number]) => ({
    x: 40 + (node.depth / deepest) * 740,
    y: nodes.length === 1 ? 500 : node.x,
  });
  const stateWords = ({ state }: Skill) =>
    words.say(state === 'earned' ? 'earned' : state === 'open' ? 'open' : 'locked');
  const progressOf = ({ progress, state }: Skill) =>
    state === 'earned' ? 1 : Number.isNaN(numberOr(progress)) ? 0 : numberOr(progress);
  const points = listPoints(
    {
      rowTitle: words.say('skill'),
      rowNames: nodes.map(({ data }) => data.label),
      columns: [
        {
          id: 'progress',
          label: words.say('progress'),
          paint: 1,
          values: nodes.map(({ data }) => progressOf(data)),
          format: percent,
          place: (row) => (nodes[row] ? place(nodes[row]) : null),
          note: (row) => (nodes[row] ? stateWords(nodes[row].data) : ''),
        },
      ],
    },
    words,
  );
  const links = layout.links().map(({ source, target }) => {
    const [a, b] = [place(source), place(target)];
    const middle = (a.x + b.x) / 2;
    return {
      locked: target.data.state === 'locked',
      d: `M${at(a.x, a.y)}C${at(middle, a.y)} ${at(middle, b.y)} ${at(b.x, b.y)}`,
    };
  });
  const dotsOf = (state: Skill['state']) =>
    nodes
      .filter(({ data }) => data.state === state)
      .map((node) => dot(place(node).x, place(node).y))
      .join('');
  const marks: Mark[] = [
    {
      key: 'links',
      kind: 'rule',
      d: links
        .filter(({ locked }) => !locked)
        .map(({ d }) => d)
        .join(''),
    },
    {
      key: 'locked links',
      kind: 'few',
      d: links
        .filter(({ locked }) => locked)
        .map(({ d }) => d)
        .join(''),
    },
    ...(['locked', 'open', 'earned'] as const).map((state): Mark => ({
      key: state,
      kind: 'nodes',
      d: dotsOf(state),
      paint: paints[state],
    })),
    { key: 'open inside', kind: 'holes', d: dotsOf('open') },
  ];
  const count = (state: Skill['state']) => nodes.filter(({ data }) => data.state === state).length;
  return sceneOf(points, {
    marks: marks.filter(({ d }) => d !== ''),
    texts: nodes.map((node) => ({
      key: node.data.id,
      x: place(node).x - 14,
      y: Math.min(950, place(node).y + 26),
      text: node.data.label,
      anchor: 'start',
      kind: 'label',
    })),
    summary: words.say('skills', { earned: count('earned'), open: count('open'), count: nodes.length }),
  });
}
