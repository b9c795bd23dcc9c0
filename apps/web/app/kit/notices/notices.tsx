import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { fetchedModule } from '../fetched/fetched-module.ts';
import type { Notice, SentNotice } from './notice.ts';
import ServerToasts, { type ToastsProps } from './toasts.tsx';

const loadToasts = fetchedModule((): Promise<{ default: ComponentType<ToastsProps> }> => import('./toasts-later.ts'));

// The server renders messages into the page. The browser loads the toasts component when there is a message.
const Toasts = import.meta.env.SSR ? ServerToasts : lazy(() => loadToasts().catch(() => ({ default: RetriedToasts })));

/** Fallback when the component fails to load: requests it again with every further message. */
function RetriedToasts({ first, sent }: ToastsProps) {
  const [Part, setPart] = useState<ComponentType<ToastsProps> | null>(null);
  const found = Part !== null;
  useEffect(() => {
    if (found) return undefined;
    let current = true;
    loadToasts().then(
      ({ default: brought }) => current && setPart(() => brought),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [sent, found]);
  return Part && <Part first={first} sent={sent} />;
}

/** Preloads the toasts component, so it can be shown even when the server is unreachable. */
export const prepareNotices = () => void loadToasts().catch(() => undefined);

const NotifyContext = createContext<(notice: SentNotice) => void>(() => {});

/** Shows a toast. It must never be the only record of something. */
export function useNotify(): (notice: SentNotice) => void {
  return useContext(NotifyContext);
}

/**
 * Renders the toasts: those that arrived with the page (they work without script) and those sent through `useNotify`.
 */
export function NoticesProvider({
  arrived,
  children,
}: {
  readonly arrived: readonly Notice[];
  readonly children: ReactNode;
}) {
  const [first] = useState(arrived);
  const [sent, setSent] = useState<readonly SentNotice[]>(first);
  const [seen, setSeen] = useState(arrived);
  // The next page may bring its own messages.
  if (seen !== arrived) {
    setSeen(arrived);
    setSent([...sent, ...arrived]);
  }
  const notify = useCallback((notice: SentNotice) => setSent((before) => [...before, notice]), []);
  return (
    <NotifyContext value={notify}>
      {children}
      {sent.length > 0 && (
        <Suspense fallback={null}>
          <Toasts first={first} sent={sent} />
        </Suspense>
      )}
    </NotifyContext>
  );
}
