import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Notice, SentNotice } from './notice.ts';
import ServerToasts, { type ToastsProps } from './toasts.tsx';

const bringToasts = (): Promise<{ default: ComponentType<ToastsProps> }> => import('./toasts-later.ts');

// A server draws messages into the page; a browser fetches what shows them when there is one. Where that cannot be had
// the message is not shown, and the page goes on.
const Toasts = import.meta.env.SSR ? ServerToasts : lazy(() => bringToasts().catch(() => ({ default: () => null })));

/** Fetches what shows messages before there is one, so that the message that the server is away can do without it. */
export const prepareNotices = () => void bringToasts().catch(() => undefined);

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
