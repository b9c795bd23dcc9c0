'use client';
import { useEffect, useRef, useState } from 'react';
import * as styles from './chart-frame.css.ts';

/**
 * After this button is pressed, the next click or drag on the plot requests a note. The plot carries `data-noting`
 * until its handlers dispatch `noted`.
 */
export function NoteButton({ label }: { readonly label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [noting, setNoting] = useState(false);
  useEffect(() => {
    const plot = button.current?.closest('figure')?.querySelector('[data-component="Chart.Plot"]');
    const end = () => setNoting(false);
    plot?.toggleAttribute('data-noting', noting);
    plot?.addEventListener('noted', end);
    return () => plot?.removeEventListener('noted', end);
  }, [noting]);
  return (
    <button
      ref={button}
      type="button"
      tabIndex={-1}
      aria-pressed={noting}
      data-print="none"
      className={styles.button}
      onClick={() => setNoting(!noting)}
    >
      {label}
    </button>
  );
}
