import { ErrorState } from '@roadside/ui/error-state';
import { Component, Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { isUnanswered } from '../../../kit/resource/connection.ts';
import { unanswered, type Problem } from '../../../kit/outcome/outcome.ts';
import type { ElementData, ElementLoad, ElementOutcome, ReplyOf } from '../model/element-data.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';

/** Props common to all elements of a dashboard. */
export interface ElementProps<Chart extends ElementData['chart']> {
  readonly load: ElementLoad;
  readonly onRetry: (key: string) => void;
  readonly onSignedOut: () => void;
  /** Placeholder of the element's size until its first data loads. */
  readonly waiting: ReactNode;
  /** Renders the element's title and menu around the error message when its data could not be loaded. */
  readonly renderFailed: (words: ReactNode) => ReactNode;
  /** Renders the element with its data; `pending` while newer data is loading. */
  readonly children: (reply: ReplyOf<Chart>, facts: { readonly pending: boolean }) => ReactNode;
  readonly chart: Chart;
}

/**
 * Loads, fails and retries one element independently of all others. A placeholder holds its space until the first data
 * arrives; after that, the current content stays until its replacement has loaded.
 */
export function ElementFrame<Chart extends ElementData['chart']>(props: ElementProps<Chart>) {
  return (
    <ElementBoundary load={props.load} onRetry={() => props.onRetry(props.load.key)} renderFailed={props.renderFailed}>
      <Suspense fallback={props.waiting}>
        <ElementContent {...props} />
      </Suspense>
    </ElementBoundary>
  );
}

function ElementContent<Chart extends ElementData['chart']>({
  load,
  chart,
  onRetry,
  onSignedOut,
  renderFailed,
  children,
}: ElementProps<Chart>) {
  const { outcome, pending } = useShown(load);
  const signedOut = !outcome.ok && outcome.problem.kind === 'signed-out';
  useEffect(() => {
    if (signedOut) onSignedOut();
  }, [signedOut, onSignedOut]);
  if (outcome.ok && outcome.data.chart === chart) return children(outcome.data.reply as ReplyOf<Chart>, { pending });
  const problem = outcome.ok ? { kind: 'failed' as const, detail: '', requestId: '' } : outcome.problem;
  const { title, words } = problemWords(problem);
  return renderFailed(
    <ErrorState
      size="sm"
      title={title}
      description={words}
      retrying={pending}
      {...(problem.kind === 'forbidden' || problem.kind === 'not-built' ? {} : { onRetry: () => onRetry(load.key) })}
      {...(problem.requestId ? { reference: problem.requestId } : {})}
    />,
  );
}

/**
 * The element's current data: suspends for the first load, then keeps the previous data until the next load is done.
 * Not useDeferredValue: the router navigates in transitions, where a deferred value is not deferred and nothing would
 * show that a load is pending.
 */
function useShown(load: ElementLoad): { readonly outcome: ElementOutcome; readonly pending: boolean } {
  const [first] = useState(load.outcome);
  const arrived = use(first);
  const [shown, setShown] = useState({ asked: first, outcome: arrived });
  useEffect(() => {
    if (load.outcome === shown.asked) return;
    let current = true;
    const show = (outcome: ElementOutcome) => {
      if (current) setShown({ asked: load.outcome, outcome });
    };
    load.outcome.then(show, () => show(unanswered));
    return () => {
      current = false;
    };
  }, [load.outcome, shown.asked]);
  return { outcome: shown.outcome, pending: shown.asked !== load.outcome };
}

interface BoundaryProps {
  readonly load: ElementLoad;
  readonly children: ReactNode;
  readonly onRetry: () => void;
  readonly renderFailed: (words: ReactNode) => ReactNode;
}

interface BoundaryState {
  readonly problem: Pick<Problem, 'kind' | 'detail'> | null;
  readonly load: ElementLoad;
}

/**
 * Error boundary for one element, for render errors and for a stream that broke before its first data arrived, so that
 * the rest of the page keeps working. New parameters or a new load reset it.
 */
class ElementBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { problem: null, load: this.props.load };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { problem: isUnanswered(error) ? unanswered.problem : { kind: 'failed', detail: '' } };
  }

  static getDerivedStateFromProps({ load }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return state.load.key === load.key && state.load.outcome === load.outcome ? null : { problem: null, load };
  }

  override render() {
    const { problem } = this.state;
    if (!problem) return this.props.children;
    const { title, words } = problemWords(problem);
    return this.props.renderFailed(
      <ErrorState size="sm" title={title} description={words} onRetry={this.props.onRetry} />,
    );
  }
}
