import {
  Component,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { unanswered } from '../outcome/outcome.ts';
import { useNotify } from '../notices/notices.tsx';
import { NotRead } from '../states/not-read.tsx';
import { problemWords } from '../states/problem-words.ts';
import { fetchedModule } from '../fetched/fetched-module.ts';
import { replayPresses } from './early-presses.ts';
import { addServedPart } from './served-parts.ts';

/** Extra props of every lazily loaded part. */
export interface LostProps {
  /**
   * The part failed to load: undoes whatever opened it, so it can be opened again. Without it, an error with a retry
   * button takes the part's place.
   */
  readonly onLost?: () => void;
}

class PartLost extends Error {}

const subscribeNever = () => () => {};

/** Whether this component was first rendered by the server. */
function useWasServed(): boolean {
  const served = useSyncExternalStore(
    subscribeNever,
    () => false,
    () => true,
  );
  return useState(served)[0];
}

/**
 * A part whose code is loaded when it is opened. If it fails to load, or takes longer than the time limit for a part
 * (specification, section 9), the page around it stays; opening it again or its retry button requests it again.
 * `fetchAhead` preloads it.
 *
 * Server-rendered markup of the part is visible before its code has loaded. Presses made there in the meantime are
 * replayed once it has.
 */
export function lazyPart<Props extends object>(
  bring: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
) {
  const fetchModule = fetchedModule(bring);
  /** The part once it has loaded. React shows the placeholder of anything lazy first, even if its code is there. */
  let loaded: ComponentType<ArrivedProps<Props>> | null = null;
  const arrive = ({ default: Own }: { default: ComponentType<Props> }) => {
    loaded ??= function Arrived({ own, onArrived }: ArrivedProps<Props>) {
      useEffect(() => onArrived(), [onArrived]);
      return <Own {...own} />;
    };
    return loaded;
  };
  const fetchPart = async () => arrive(await fetchModule());
  if (import.meta.env.SSR) addServedPart(async () => arrive(await bring()));
  const ask = () =>
    lazy(async () => ({
      default: await fetchPart().catch((cause: unknown) => {
        throw new PartLost('A part of the page could not be fetched.', { cause });
      }),
    }));
  let next = ask();
  function LazyPart({ onLost, ...given }: Props & LostProps) {
    const props = given as unknown as Props;
    const [{ Part, attempt }, setAsked] = useState<{
      readonly Part: ComponentType<ArrivedProps<Props>>;
      readonly attempt: number;
    }>(() => ({ Part: loaded ?? next, attempt: 0 }));
    // React discards the server's markup, and the presses in it, if the part's props change before its code has loaded.
    // So it keeps its first props until then.
    const served = useWasServed();
    const [first, setFirst] = useState(served ? props : null);
    const [arrivals, setArrivals] = useState(0);
    const onArrived = useCallback(() => {
      setFirst(null);
      setArrivals((before) => before + 1);
    }, []);
    useEffect(() => {
      // With the current props in place: a press must not act on what they were at first.
      if (arrivals > 0) replayPresses();
    }, [arrivals]);
    const part = (own: Props) => (
      <Suspense fallback={waiting}>
        <Part own={own} onArrived={onArrived} />
      </Suspense>
    );
    // oxlint-disable-next-line react/exhaustive-deps -- must be the same element, or React treats it as an update
    const kept = useMemo(() => first && part(first), [first, Part]);
    return (
      <PartBoundary
        key={attempt}
        onFailed={() => (next = ask())}
        failed={
          onLost ? (
            <FailureNotice onTold={onLost} />
          ) : (
            <NotRead problem={unanswered.problem} onRetry={() => setAsked({ Part: next, attempt: attempt + 1 })} />
          )
        }
        catchesAll={onLost !== undefined}
      >
        {kept ?? part(props)}
      </PartBoundary>
    );
  }
  return Object.assign(LazyPart, { fetchAhead: () => void fetchPart().catch(() => undefined) });
}

interface ArrivedProps<Props> {
  readonly own: Props;
  readonly onArrived: () => void;
}

function FailureNotice({ onTold: onShown }: { readonly onTold: () => void }) {
  const notify = useNotify();
  const shown = useRef(false);
  useEffect(() => {
    if (shown.current) return;
    shown.current = true;
    const { title, words } = problemWords(unanswered.problem);
    notify({ tone: 'danger', text: `${title}. ${words}` });
    onShown();
  }, [notify, onShown]);
  return null;
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly failed: ReactNode;
  readonly onFailed: () => void;
  /** Whether errors of a part that did load are caught too; otherwise they go to the next boundary. */
  readonly catchesAll: boolean;
}

class PartBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (this.props.catchesAll || error instanceof PartLost) return this.props.failed;
    throw error;
  }
}
