/** An observable value, so that a part of the view only re-renders for what it uses. */
export interface Signal<Value> {
  get(): Value;
  set(value: Value): void;
  watch(heard: () => void): () => void;
}

export function createSignal<Value>(first: Value, same: (a: Value, b: Value) => boolean = Object.is): Signal<Value> {
  let value = first;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (same(value, next)) return;
      value = next;
      for (const watcher of watchers) watcher();
    },
    watch(heard) {
      watchers.add(heard);
      return () => void watchers.delete(heard);
    },
  };
}
