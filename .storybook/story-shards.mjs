/** A matrix story is rendered and checked six times. */
const weightOf = ({ tags }) => (tags?.includes('matrix') ? 6 : 1);

/**
 * Splits the stories of a Storybook index into a few shards of about equal work. The test runner starts a page and
 * loads all of Storybook for each title, which costs more than the visits, so each shard is presented as one title.
 * @param {{ v: number, entries: Record<string, { id: string, title: string, name: string, type: string, tags?: string[] }> }}
 *   index
 * @param {{ shards: number, pattern?: string | undefined, part?: readonly [number, number] | undefined }} options a
 *   pattern keeps only the stories whose id it matches, a part keeps one of several parts
 */
export function shardStories({ v, entries }, { shards, pattern, part }) {
  const wanted = Object.values(entries).filter(
    ({ type, id }) => type === 'story' && (pattern === undefined || new RegExp(pattern).test(id)),
  );
  const titles = [...new Set(wanted.map(({ title }) => title))].map((title) =>
    wanted.filter((story) => story.title === title),
  );
  const [which, parts] = part ?? [1, 1];
  const heaviestFirst = titles
    .map((stories) => ({ stories, weight: stories.reduce((sum, story) => sum + weightOf(story), 0) }))
    .toSorted((one, other) => other.weight - one.weight)
    .filter((_title, index) => index % parts === which - 1);
  const loads = Array.from({ length: shards }, (_, index) => ({
    name: `Stories ${index + 1}`,
    stories: [],
    weight: 0,
  }));
  for (const { stories, weight } of heaviestFirst) {
    const lightest = loads.reduce((least, load) => (load.weight < least.weight ? load : least));
    lightest.stories.push(...stories);
    lightest.weight += weight;
  }
  const sharded = loads.flatMap(({ name, stories }) =>
    stories.map((story) => ({ ...story, title: name, name: `${story.title} › ${story.name}` })),
  );
  return { v, entries: Object.fromEntries(sharded.map((story) => [story.id, story])) };
}
