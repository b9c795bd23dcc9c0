import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { CloseMark, ToneMark } from './marks.tsx';
import type { ActedNotice, Notice } from './notice.ts';
import * as styles from './notices.css.ts';

/** Long enough to read twice; a failure stays until it is closed. */
const shownMs = 8000;

interface Shown extends ActedNotice {
  readonly key: number;
}

const NotifyContext = createContext<(notice: ActedNotice) => void>(() => {});

/** Shows a message that floats in and goes. It is never the only record of something. */
export function useNotify(): (notice: ActedNotice) => void {
  return useContext(NotifyContext);
}

/**
 * The place where messages appear: those that arrived with the page (they work without script) and those that
 * parts of the page send through `useNotify`.
 */
export function NoticesProvider({ arrived, children }: { readonly arrived: readonly Notice[]; readonly children: ReactNode }) {
  const counter = useRef(0);
  const [shown, setShown] = useState<readonly Shown[]>(() => arrived.map((notice, index) => ({ ...notice, key: -1 - index })));
  const notify = useCallback((notice: ActedNotice) => {
    counter.current += 1;
    const key = counter.current;
    setShown((now) => [...now.filter(({ text }) => text !== notice.text), { ...notice, key }].slice(-4));
  }, []);
  const dismiss = useCallback((key: number) => setShown((now) => now.filter((notice) => notice.key !== key)), []);

  const first = useRef(arrived);
  useEffect(() => {
    // The first page's messages stand there from the start.
    if (first.current !== arrived) for (const notice of arrived) notify(notice);
    first.current = arrived;
  }, [arrived, notify]);

  return (
    <NotifyContext value={notify}>
      {children}
      <ol className={styles.region} aria-label="Messages" aria-live="polite">
        {shown.map((notice) => (
          <NoticeItem key={notice.key} notice={notice} onDismiss={() => dismiss(notice.key)} />
        ))}
      </ol>
    </NotifyContext>
  );
}

function NoticeItem({ notice, onDismiss }: { readonly notice: ActedNotice; readonly onDismiss: () => void }) {
  const [held, setHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (held || notice.tone === 'danger') return;
    const timer = setTimeout(() => dismiss.current(), shownMs);
    return () => clearTimeout(timer);
  }, [held, notice.tone]);
  const hold = useMemo(() => ({ onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false), onFocus: () => setHeld(true), onBlur: () => setHeld(false) }), []);
  return (
    <li className={`${styles.item} ${styles.tones[notice.tone]}`} data-notice={notice.tone} {...hold}>
      <ToneMark tone={notice.tone} className={styles.iconTones[notice.tone]} />
      <p className={styles.words}>
        <span>{notice.text}</span>
        {notice.action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              onDismiss();
              notice.action?.onAct();
            }}
          >
            {notice.action.label}
          </button>
        )}
      </p>
      <button type="button" className={styles.close} onClick={onDismiss} aria-label="Close this message">
        <CloseMark />
      </button>
    </li>
  );
}
