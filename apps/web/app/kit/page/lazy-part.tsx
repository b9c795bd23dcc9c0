import { lazyPartTimeoutMilliseconds } from '@roadside/domain/navigation';
import { Component, lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { Problem } from '../resource/outcome.ts';
import { useNotify } from '../notices/notices.tsx';
import { problemWords } from '../states/problem-words.ts';
import { inTime } from './in-time.ts';
import { partAddress } from './part-address.ts';

/** What every part that comes later is given beside its own props. */
export interface LostProps {
  /** The part did not come: takes back what opened it, so that it can be opened again. */
  readonly onLost: () => void;
}

const away: Pick<Problem, 'kind' | 'detail'> = { kind: 'unreachable', detail: '' };

/**
 * A part whose code comes when it is opened. One that does not come, or not in time (specification, section 9), is told
 * and closed, and asked for anew when it is opened again; the page around it stands.
 */
export function lazyPart<Props extends object>(
  bring: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
) {
  let lostAt: string | null = null;
  let tries = 0;
  const fetchPart = async () => {
    try {
      const asked =
        lostAt === null
          ? bring()
          : (import(/* @vite-ignore */ `${lostAt}?again=${++tries}`) as ReturnType<typeof bring>);
      return await inTime(asked, lazyPartTimeoutMilliseconds);
    } catch (error) {
      lostAt = partAddress(error) ?? lostAt;
      throw error;
    }
  };
  const ask = () => lazy<ComponentType<Props>>(fetchPart);
  let next = ask();
  return function LazyPart({ onLost, ...props }: Props & LostProps) {
    const [{ Part }] = useState({ Part: next });
    return (
      <PartBoundary onFailed={() => (next = ask())} failed={<Told onTold={onLost} />}>
        <Suspense fallback={waiting}>
          <Part {...(props as unknown as Props)} />
        </Suspense>
      </PartBoundary>
    );
  };
}

function Told({ onTold }: { readonly onTold: () => void }) {
  const notify = useNotify();
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    const { title, words } = problemWords(away);
    notify({ tone: 'danger', text: `${title}. ${words}` });
    onTold();
  }, [notify, onTold]);
  return null;
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly failed: ReactNode;
  readonly onFailed: () => void;
}

class PartBoundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    return this.state.broken ? this.props.failed : this.props.children;
  }
}
