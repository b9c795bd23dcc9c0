import type { LessonModule } from '@roadside/contract/schemas';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { sendRequest } from '../../../kit/resource/send-request.ts';
import { lessonAddress, lessonsPath, modulePath } from '../model/addresses.ts';
import { isWorked, type OfflineWork, withProgress } from '../model/offline-work.ts';
import type { DeedReply } from '../server/training.server.ts';
import { browserDownloads, type Download } from './download-store.ts';
import { forgetFiles, keepFiles } from './kept-files.ts';
import { lessonsSent } from './send-kept-lessons.ts';

interface DownloadedOptions {
  readonly person: number;
  readonly slug: string;
  readonly moduleId: number;
}

/** Why a download failed, in words. */
const failedWords = 'We couldn’t download the lesson. Check your connection and your free space, then try again.';

/** A person's download of a module: made with one tap, worked in without network, deleted. */
export function useDownload({ person, slug, moduleId }: DownloadedOptions) {
  const store = useMemo(() => browserDownloads(person), [person]);
  /** Undefined until the browser has been asked. */
  const [download, setDownload] = useState<Download | null>();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const reread = useCallback(() => store.read(moduleId).then(setDownload, () => setDownload(null)), [store, moduleId]);
  useEffect(() => {
    void reread();
    const again = () => void reread();
    addEventListener(lessonsSent, again);
    return () => removeEventListener(lessonsSent, again);
  }, [reread]);

  const save = async () => {
    setProblem(null);
    setShare(0);
    try {
      const got = await sendRequest<DeedReply>(lessonAddress({ id: moduleId }), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ intent: 'download' }),
      });
      if (!got.ok || !got.data.downloaded) throw new Error('No pass.');
      const { pass, module } = got.data.downloaded;
      await keepFiles(module, [modulePath(slug, moduleId), lessonsPath(slug)], setShare);
      await store.put({ moduleId, person, pass, module, work: {}, refused: null });
      await reread();
    } catch {
      setProblem(failedWords);
    }
    setShare(null);
  };

  const work = async (change: (work: OfflineWork) => OfflineWork) => {
    await store.change(moduleId, (stored) => ({ ...stored, work: change(stored.work) }));
    await reread();
  };

  /** Keeps the download up with a module that was read online. */
  const follow = useCallback(
    async (read: LessonModule) => {
      let behind = false;
      await store.change(moduleId, (stored) => {
        const module = withProgress(stored.module, read);
        behind = JSON.stringify(module) !== JSON.stringify(stored.module);
        return behind ? { ...stored, module } : stored;
      });
      if (behind) await reread();
    },
    [store, moduleId, reread],
  );

  const discard = async () => {
    if (download) await forgetFiles(download.module);
    await store.change(moduleId, () => null);
    await reread();
  };

  return {
    download,
    share,
    problem,
    save,
    work,
    follow,
    discard,
    waiting: download != null && isWorked(download.work),
  };
}

/** Which modules a person has downloaded. */
export function useDownloadedIds(person: number): ReadonlySet<number> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    let left = false;
    const read = () =>
      void browserDownloads(person)
        .list()
        .then(
          (all) => !left && setIds(new Set(all.map(({ moduleId }) => moduleId))),
          () => undefined,
        );
    read();
    addEventListener(lessonsSent, read);
    return () => {
      left = true;
      removeEventListener(lessonsSent, read);
    };
  }, [person]);
  return ids;
}
