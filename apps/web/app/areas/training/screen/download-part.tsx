import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Progress } from '@roadside/ui/progress';
import { useEffect } from 'react';
import { sendKeptLessons } from '../offline/send-kept-lessons.ts';
import type { useDownload } from '../offline/use-download.ts';
import * as styles from './training.css.ts';

interface DownloadPartProps {
  readonly offline: ReturnType<typeof useDownload>;
  readonly person: number;
}

/** Downloads a module with one tap, says that it is here, and sends in what was done without network. */
export function DownloadPart({
  offline: { download, share, problem, save, discard, waiting },
  person,
}: DownloadPartProps) {
  const refused = download?.refused ?? null;
  useEffect(() => {
    // Drawn only while the server can be reached.
    if (waiting && refused === null) void sendKeptLessons(person);
  }, [waiting, refused, person]);
  if (download === undefined) return null;
  if (download && refused !== null)
    return (
      <Banner
        tone="danger"
        title="We couldn’t save what you did offline"
        actions={
          <Button size="sm" onClick={() => void discard()}>
            Discard offline work
          </Button>
        }
      >
        {refused}
      </Banner>
    );
  if (waiting)
    return (
      <p className={styles.quiet} role="status">
        Sending what you did offline…
      </p>
    );
  return (
    <Inline gap={12} rowGap={8} wrap align="center">
      {download ? (
        <>
          <span className={styles.quiet}>On this device: you can take this lesson without a connection.</span>
          <Button size="sm" emphasis="plain" onClick={() => void discard()}>
            Delete download
          </Button>
        </>
      ) : (
        <Button size="sm" disabled={share !== null} onClick={() => void save()}>
          Download for offline
        </Button>
      )}
      {share !== null && <Progress label="Downloading" value={Math.round(share * 100)} max={100} />}
      {problem !== null && (
        <span className={styles.quiet} role="alert">
          {problem}
        </span>
      )}
    </Inline>
  );
}
