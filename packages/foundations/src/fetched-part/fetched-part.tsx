'use client';
import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { inTime } from '../in-time/in-time.ts';

class PartLost extends Error {}

/** Catches a part that could not be loaded. Errors thrown by a loaded part propagate to the next boundary. */
class PartBoundary extends Component<
  { readonly lost: ReactNode; readonly onLost: () => void; readonly children: ReactNode },
  { readonly error: unknown }
> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartLost) this.props.onLost();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof PartLost) return this.props.lost;
    throw error;
  }
}

/**
 * A lazily loaded component in its own chunk, to be rendered inside a Suspense. If the chunk fails to load, or takes
 * longer than 120 seconds, `Lost` is shown instead and the page around it stays. Opening the part again requests it
 * again. Some browsers answer that request from a cached failure until the page is reloaded, so there is no retry
 * button.
 */
export function fetchedPart<Props extends object>(load: () => Promise<ComponentType<Props>>, Lost: ComponentType) {
  const ask = (): ReturnType<typeof lazy<ComponentType<Props>>> =>
    lazy(() =>
      inTime(load()).then(
        (part) => ({ default: part }),
        (cause: unknown) => {
          throw new PartLost('A part of the page could not be fetched.', { cause });
        },
      ),
    );
  let next = ask();
  // Reset only once the message is on the page. A first render that suspends is discarded with its state, so resetting
  // on failure right away would make React request the part over and over behind the spinner.
  const renew = () => {
    next = ask();
  };
  return function FetchedPart(props: Props) {
    const [{ Part }] = useState({ Part: next });
    return (
      <PartBoundary lost={<Lost />} onLost={renew}>
        <Part {...props} />
      </PartBoundary>
    );
  };
}
