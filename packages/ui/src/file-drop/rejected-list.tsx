'use client';
import { AlertOctagonIcon } from '../icons/icons.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import { formatSize, type RejectedFile } from './accept-files.ts';
import * as styles from './file-drop.css.ts';
import { fileDropMessages } from './file-drop.messages.ts';

interface RejectedListProps {
  readonly files: readonly RejectedFile<File>[];
  /** Maximum size of one file in words; empty without one. */
  readonly limit: string;
  readonly maxFiles: number;
}

/** The rejected files of a FileDrop, each with the reason. */
export function RejectedList({ files, limit, maxFiles }: RejectedListProps) {
  const text = useMessages(fileDropMessages);
  const { locale } = useUiSettings();
  return (
    <ul data-component="FileDrop.Problems" className={styles.problems}>
      {files.map(({ file, problem }) => (
        <li key={`${file.name}${file.lastModified}`} className={styles.problem}>
          <AlertOctagonIcon size={16} />
          <span>{text(problem, { name: file.name, size: formatSize(file.size, locale), limit, count: maxFiles })}</span>
        </li>
      ))}
    </ul>
  );
}
