import { Skeleton } from '@roadside/ui/skeleton';
import { Suspense, type ReactNode } from 'react';
import { useRevalidator } from '@remix-run/react';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { useLatest } from '../../../kit/resource/use-latest.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import * as styles from './surveys.css.ts';

/** A part of the page with its data, or with an error and a retry button. The rest of the page is unaffected. */
export function PartReady<Data>({
  outcome,
  children,
}: {
  readonly outcome: Outcome<Data>;
  readonly children: (data: Data) => ReactNode;
}) {
  const { revalidate } = useRevalidator();
  return outcome.ok ? children(outcome.data) : <NotRead problem={outcome.problem} onRetry={revalidate} />;
}

interface LaterPartProps<Data> {
  readonly load: Promise<Outcome<Data>>;
  readonly children: (data: Data) => ReactNode;
  /** Size of the placeholder. */
  readonly waitingClass?: string;
}

/** A part that streams in behind a placeholder. */
export function LaterPart<Data>({ waitingClass = styles.waiting, ...props }: LaterPartProps<Data>) {
  return (
    <Suspense
      fallback={
        <div className={waitingClass} aria-busy>
          <Skeleton shape="block" />
        </div>
      }
    >
      <Arrived {...props} />
    </Suspense>
  );
}

function Arrived<Data>({ load, children }: Omit<LaterPartProps<Data>, 'waitingClass'>) {
  return <PartReady outcome={useLatest(load)}>{children}</PartReady>;
}
