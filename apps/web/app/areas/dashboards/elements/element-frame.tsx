import { ErrorState } from '@roadside/ui/error-state';
import { Component, Suspense, useEffect, useState, type ReactNode } from 'react';
import { isUnanswered } from '../../../kit/resource/connection.ts';
import type { AddressOf } from '../../../kit/resource/resource.ts';
import { useStreamedResource } from '../../../kit/resource/use-streamed-resource.ts';
import { unanswered, type Problem } from '../../../kit/outcome/outcome.ts';
import type { ElementData, ReplyOf } from '../model/element-data.ts';
import { dashboardAgeMs } from '../model/kept-dashboards.ts';
import type { StreamedElement } from '../model/loaded-dashboard.ts';
import type { ElementResource } from '../server/dashboard-element.server.ts';
import type { PreviewResource } from '../server/preview-element.server.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';

type AnyElementResource = ElementResource | PreviewResource;

/** The address of an element's data: one of a dashboard, or one that isn't saved. */
export type ElementAddress = AddressOf<AnyElementResource>;

/** Props common to all elements of a dashboard. */
export interface ElementProps<Chart extends ElementData['chart']> {
  readonly address: ElementAddress;
  /** The data as the page's loader is reading it. */
  readonly streamed?: StreamedElement | undefined;
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
export function ElementFrame<Chart extends ElementData['chart']>({ streamed, ...props }: ElementProps<Chart>) {
  // After a retry the element reads by itself: a stream that broke off stays broken.
  const [{ attempt, broken }, setTried] = useState<{ readonly attempt: number; readonly broken?: typeof streamed }>({
    attempt: 0,
  });
  const usable = streamed === broken ? undefined : streamed;
  return (
    <ElementBoundary
      key={attempt}
      address={props.address}
      streamed={usable}
      onRetry={() => setTried({ attempt: attempt + 1, broken: streamed })}
      renderFailed={props.renderFailed}
    >
      <Suspense fallback={props.waiting}>
        <ElementContent {...props} streamed={usable} />
      </Suspense>
    </ElementBoundary>
  );
}

function ElementContent<Chart extends ElementData['chart']>({
  address,
  streamed,
  chart,
  onSignedOut,
  waiting,
  renderFailed,
  children,
}: ElementProps<Chart>) {
  const { data, problem, stale, retry } = useStreamedResource<AnyElementResource>(address, streamed, {
    maxAgeMs: dashboardAgeMs,
  });
  const signedOut = problem?.kind === 'signed-out';
  useEffect(() => {
    if (signedOut) onSignedOut();
  }, [signedOut, onSignedOut]);
  if (!problem && !data) return waiting;
  if (!problem && data?.chart === chart) return children(data.reply as ReplyOf<Chart>, { pending: stale });
  const { kind, detail, requestId } = problem ?? { kind: 'failed' as const, detail: '', requestId: '' };
  const { title, words } = problemWords({ kind, detail });
  return renderFailed(
    <ErrorState
      size="sm"
      title={title}
      description={words}
      retrying={stale}
      {...(kind === 'forbidden' || kind === 'not-built' ? {} : { onRetry: retry })}
      {...(requestId ? { reference: requestId } : {})}
    />,
  );
}

interface BoundaryProps {
  readonly address: string;
  readonly streamed: StreamedElement | undefined;
  readonly children: ReactNode;
  readonly onRetry: () => void;
  readonly renderFailed: (words: ReactNode) => ReactNode;
}

interface BoundaryState {
  readonly problem: Pick<Problem, 'kind' | 'detail'> | null;
  readonly asked: Pick<BoundaryProps, 'address' | 'streamed'>;
}

/**
 * Error boundary for one element, for render errors and for a stream that broke before its first data arrived, so that
 * the rest of the page keeps working. Another address or newer data of the loader resets it.
 */
class ElementBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { problem: null, asked: this.props };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { problem: isUnanswered(error) ? unanswered.problem : { kind: 'failed', detail: '' } };
  }

  static getDerivedStateFromProps({ address, streamed }: BoundaryProps, { asked }: BoundaryState) {
    return asked.address === address && asked.streamed === streamed
      ? null
      : { problem: null, asked: { address, streamed } };
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
