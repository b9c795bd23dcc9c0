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

// A server draws messages into the page; a browser fetches what shows them when there is one.
const Toasts = import.meta.env.SSR ? ServerToasts : lazy(() => loadToasts().catch(() => ({ default: RetriedToasts })));

/** Takes the place of what could not be fetched, and requests it again with every further message. */
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

/** Fetches what shows messages before there is one, so that the message that the server is away can do without it. */
export const prepareNotices = () => void loadToasts().catch(() => undefined);

const NotifyContext = createContext<(notice: SentNotice) => void>(() => {});

/** Shows a message that floats in and goes. It is never the only record of something. */
export function useNotify(): (notice: SentNotice) => void {
  return useContext(NotifyContext);
}

/**
 * The place where messages appear: those that arrived with the page (they work without script) and those that
 * parts of the page send through `useNotify`.
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
  // The next page may bring messages of its own.
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
