import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { fetchedModule } from '../fetched/fetched-module.ts';

/**
 * A part of every page that no person opened, such as a count in the bar. Its code is loaded after the page, in the
 * browser only. A failed request is no error: `waiting` stays in its place, and the part is requested again when the
 * connection is back. A part that a person opens is a `lazyPart`, which says when it fails.
 */
export function laterPart<Props extends object>(
  bring: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const fetchPart = fetchedModule(bring);
  return function LaterPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      if (Part) return undefined;
      let unmounted = false;
      const ask = () =>
        void fetchPart().then(
          ({ default: Own }) => {
            if (!unmounted) setPart(() => Own);
          },
          () => undefined,
        );
      ask();
      addEventListener('online', ask);
      return () => {
        unmounted = true;
        removeEventListener('online', ask);
      };
    }, [Part]);
    return Part ? <Part {...props} /> : waiting;
  };
}
