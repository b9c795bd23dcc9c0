import type { Notice } from './notice.ts';

const shapes: Record<Notice['tone'], string> = {
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M8.5 12.2l2.4 2.4 4.6-4.8',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 11.5V16M12 8h.01',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4M12 16.8h.01',
  danger: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v4.5M12 16h.01',
};

/**
 * The few marks of the login page and the messages, drawn here in the stroke of the icon set: the set is one chunk, and
 * the page that has to come first does without it.
 */
function Mark({ path, size, className }: { readonly path: string; readonly size: number; readonly className?: string | undefined }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={1.75} strokeLinecap="round" strokeLinejoin="round" className={className} aria-hidden>
      <path d={path} />
    </svg>
  );
}

/** The shape of a tone: a tick, an i, a triangle, an octagon. */
export function ToneMark({ tone, className }: { readonly tone: Notice['tone']; readonly className?: string | undefined }) {
  return <Mark path={shapes[tone]} size={20} className={className} />;
}

export function CloseMark() {
  return <Mark path="M6 6l12 12M18 6 6 18" size={16} />;
}
