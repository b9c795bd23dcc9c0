import { useNavigate, useNavigation, useSearchParams } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from '../../../kit/outcome/outcome.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { draftAddress } from '../model/addresses.ts';
import { readDraft, storedDraft, type CampaignDraftContent } from '../model/draft.ts';
import { redo, startHistory, step, undo } from '../model/draft-history.ts';
import type { CampaignDraftResource } from '../server/campaigns.server.ts';

/** Where the draft is in being saved. */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'elsewhere' | 'gone' | 'failed';

/** States in which nothing is saved until the person chooses. */
const waits = (state: SaveState): boolean => state === 'elsewhere' || state === 'gone';

const pauseMs = 700;
/** A save that failed is tried again so much later. */
const retryMs = 10_000;

interface Stored {
  readonly id: number | null;
  readonly version: number | null;
}

/**
 * The campaign being built: every change can be undone, and is saved by itself a moment later. If another tab saved in
 * between, nothing is overwritten until the person chooses.
 */
export function useBuilder(
  start: CampaignDraftContent,
  draft: { readonly id: number; readonly version: number } | null,
) {
  /** Not part of the draft: a picture is sent by a call of its own, once the campaign exists. */
  const [picture, setPicture] = useState<{ readonly file: File; readonly address: string } | null>(null);
  useEffect(
    () => () => {
      if (picture) URL.revokeObjectURL(picture.address);
    },
    [picture],
  );
  const [history, setHistory] = useState(() => startHistory(start));
  const [state, setState] = useState<SaveState>('saved');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [theirs, setTheirs] = useState<{ readonly version: number; readonly content: CampaignDraftContent } | null>(
    null,
  );
  const stored = useRef<Stored>({ id: draft?.id ?? null, version: draft?.version ?? null });
  const saved = useRef(start);
  const [savedNow, setSavedNow] = useState(start);
  const latest = useRef(start);
  const sending = useRef(false);
  const navigate = useNavigate();
  const idle = useNavigation().state === 'idle';
  const [search] = useSearchParams();
  /** The draft the first save made; null before, and for one that was opened. */
  const [made, setMade] = useState<number | null>(null);
  const { change } = useChange<CampaignDraftResource>(draftAddress({ id: String(draft?.id ?? 'new') }), {
    refresh: false,
  });
  const now = history.now;

  const save = useCallback(async (): Promise<void> => {
    if (sending.current || latest.current === saved.current) return;
    sending.current = true;
    setState('saving');
    const content = latest.current;
    const { id, version } = stored.current;
    const outcome = await change({
      intent: 'save',
      id,
      ...(version === null ? {} : { version }),
      title: content.title.slice(0, 200),
      content: storedDraft(content),
    });
    sending.current = false;
    if (outcome?.ok && outcome.data.draft) {
      if (stored.current.id === null) setMade(outcome.data.draft.id);
      stored.current = { id: outcome.data.draft.id, version: outcome.data.draft.version };
      saved.current = content;
      setSavedNow(content);
      setState(latest.current === content ? 'saved' : 'unsaved');
      setProblem(null);
      return;
    }
    if (outcome?.ok && outcome.data.newer) {
      const { version: newest, content: newer } = outcome.data.newer;
      setTheirs({ version: newest, content: readDraft(newer) });
      setState('elsewhere');
      return;
    }
    if (outcome?.ok && outcome.data.gone) {
      setState('gone');
      return;
    }
    if (!outcome || outcome.ok) return;
    setProblem(outcome.problem);
    setState('failed');
  }, [change]);

  useEffect(() => {
    latest.current = now;
    if (now === saved.current || waits(state)) return undefined;
    const timer = setTimeout(() => void save(), state === 'failed' ? retryMs : pauseMs);
    return () => clearTimeout(timer);
  }, [now, save, state]);

  const set = useCallback((change: Partial<CampaignDraftContent>, field: string | null = null) => {
    setHistory((before) => step(before, { ...before.now, ...change }, field));
    setState((before) => (waits(before) ? before : 'unsaved'));
  }, []);

  // Until the address names the draft, a reload would open an empty one: that is not saved yet.
  const unnamed = made !== null && search.get('draft') !== String(made);
  useEffect(() => {
    // The person may be on the way to another step: naming the draft now would take them back.
    if (!unnamed || !idle) return;
    const named = new URLSearchParams(search);
    named.set('draft', String(made));
    navigate(`?${named.toString()}`, { replace: true, preventScrollReset: true });
  }, [unnamed, idle, search, made, navigate]);
  // Undoing a saved step has to be saved too; redoing it gets back to what is saved.
  const stands: SaveState = state === 'saved' || state === 'unsaved' ? (now === savedNow ? 'saved' : 'unsaved') : state;
  return {
    draft: now,
    picture: picture?.file ?? null,
    setPicture: (file: File | null) => setPicture(file && { file, address: URL.createObjectURL(file) }),
    /** Address of the chosen picture, or of the one a launched campaign has; null without one. */
    pictureAddress: picture?.address ?? history.now.image,
    set,
    state: stands === 'saved' && unnamed ? ('saving' as const) : stands,
    problem,
    /** The draft's id; null until it is first saved. */
    idOf: () => stored.current.id,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    retry: () => void save(),
    change,
    /** Goes on with what the other tab saved. */
    takeTheirs: () => {
      if (!theirs) return;
      stored.current = { ...stored.current, version: theirs.version };
      saved.current = theirs.content;
      setSavedNow(theirs.content);
      latest.current = theirs.content;
      setHistory((before) => step(before, theirs.content, null));
      setTheirs(null);
      setState('saved');
    },
    /** Goes on with a draft that was launched or deleted in another tab, as a new one. */
    saveAsNew: () => {
      stored.current = { id: null, version: null };
      setState('unsaved');
    },
    /** Overwrites what the other tab saved. */
    keepMine: () => {
      if (!theirs) return;
      stored.current = { ...stored.current, version: theirs.version };
      setTheirs(null);
      setState('unsaved');
    },
  };
}

export type Builder = ReturnType<typeof useBuilder>;
