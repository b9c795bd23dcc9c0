/** An element in a version of a dashboard. `settings` is everything it is, as text. */
export interface VersionElement {
  readonly id: number;
  readonly title: string;
  readonly settings: string;
}

/** A version of a dashboard as the history compares it. */
export interface DashboardVersion {
  readonly name: string;
  /** Icon, texts and the rest that belongs to no element. */
  readonly settings: string;
  readonly elements: readonly VersionElement[];
}

/** What a version changed, by the titles of its elements. */
export interface VersionChanges {
  readonly renamed: boolean;
  readonly settings: boolean;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

/** What a version changed of the one before; everything was added in the first. */
export function versionChanges(before: DashboardVersion | null, after: DashboardVersion): VersionChanges {
  const earlier = new Map((before?.elements ?? []).map((element) => [element.id, element]));
  const ids = new Set(after.elements.map(({ id }) => id));
  const titles = (elements: readonly VersionElement[]) => elements.map(({ title }) => title);
  return {
    renamed: before !== null && before.name !== after.name,
    settings: before !== null && before.settings !== after.settings,
    added: titles(after.elements.filter(({ id }) => !earlier.has(id))),
    removed: titles([...earlier.values()].filter(({ id }) => !ids.has(id))),
    changed: titles(
      after.elements.filter(({ id, settings }) => {
        const old = earlier.get(id);
        return old !== undefined && old.settings !== settings;
      }),
    ),
  };
}
