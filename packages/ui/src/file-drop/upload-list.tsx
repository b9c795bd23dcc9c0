'use client';
import { IconButton } from '../icon-button/icon-button.tsx';
import { AlertOctagonIcon, CircleCheckIcon, CloseIcon, RefreshIcon, UploadIcon } from '../icons/icons.ts';
import { Progress } from '../progress/progress.tsx';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import { formatSize } from './accept-files.ts';
import * as styles from './file-drop.css.ts';
import { fileDropMessages } from './file-drop.messages.ts';

/** An accepted file and its upload progress. */
export interface UploadFile {
  readonly id: string;
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  readonly stage: 'waiting' | 'sending' | 'done' | 'failed';
  /** Fraction uploaded, 0 to 1; null when unknown. */
  readonly progress?: number | null;
  /** Why it failed and what to do. */
  readonly error?: string;
}

interface UploadListProps {
  readonly files: readonly UploadFile[];
  readonly onRetry: ((id: string) => void) | undefined;
  readonly onRemove: ((id: string) => void) | undefined;
}

const icons = { waiting: UploadIcon, sending: UploadIcon, done: CircleCheckIcon, failed: AlertOctagonIcon };

/** The files of a FileDrop, each with its own progress, error and actions. */
export function UploadList({ files, onRetry, onRemove }: UploadListProps) {
  const text = useMessages(fileDropMessages);
  const { locale } = useUiSettings();
  return (
    <ul aria-label={text('files')} data-component="FileDrop.List" className={styles.list}>
      {files.map(({ id, name, size, stage, progress = null, error }) => {
        const StageIcon = icons[stage];
        return (
          <li key={id} data-component="FileDrop.File" data-stage={stage} className={styles.file}>
            <StageIcon className={styles.stage({ stage })} />
            {stage === 'sending' ? (
              <Progress label={name} value={progress} />
            ) : (
              <span className={styles.words}>
                <span className={styles.name}>
                  <bdi>{name}</bdi>
                </span>
                <span className={styles.facts}>
                  {formatSize(size, locale)} · {error ?? text(stage)}
                </span>
              </span>
            )}
            <span className={styles.buttons}>
              {stage === 'failed' && onRetry && (
                <IconButton
                  label={text('retry', { name })}
                  size="sm"
                  onClick={() => onRetry(id)}
                  data-component="FileDrop.Retry"
                >
                  <RefreshIcon size={16} />
                </IconButton>
              )}
              {onRemove && (
                <IconButton
                  label={text('remove', { name })}
                  size="sm"
                  onClick={() => onRemove(id)}
                  data-component="FileDrop.Remove"
                >
                  <CloseIcon size={16} />
                </IconButton>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
