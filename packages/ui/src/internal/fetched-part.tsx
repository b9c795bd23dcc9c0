'use client';
import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { defineMessages, usePlainTexts } from '../provider/ui-settings.ts';
import * as overlay from './overlay.css.ts';

const fetchedPartMessages = /* @__PURE__ */ defineMessages('FetchedPart', {
  lost: 'This part could not be loaded. Reload the page when you are connected.',
});

class PartLost extends Error {}

/** Holds a part that did not come; a fault of one that did is somebody else's. */
class PartBoundary extends Component<
  { readonly lost: ReactNode; readonly children: ReactNode },
  { readonly error: unknown }
> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof PartLost) return this.props.lost;
    throw error;
  }
}

function Lost() {
  const text = usePlainTexts(fetchedPartMessages);
  return (
    <p role="alert" className={overlay.lost}>
      {text('lost')}
    </p>
  );
}

/**
 * A part that is a chunk of its own, to be drawn inside a Suspense. Where the chunk does not come, as without a connection
 * or after a release, that is said in its place and what stands around it stands. Opened again it is asked for again, which
 * some browsers answer from memory until the page is read anew; so no button promises it.
 */
export function fetchedPart<Props extends object>(bring: () => Promise<ComponentType<Props>>) {
  const ask = (): ReturnType<typeof lazy<ComponentType<Props>>> =>
    lazy(() =>
      bring().then(
        (part) => ({ default: part }),
        (cause: unknown) => {
          next = ask();
          throw new PartLost('A part of the page could not be fetched.', { cause });
        },
      ),
    );
  let next = ask();
  return function FetchedPart(props: Props) {
    const [{ Part }] = useState({ Part: next });
    return (
      <PartBoundary lost={<Lost />}>
        <Part {...props} />
      </PartBoundary>
    );
  };
}
