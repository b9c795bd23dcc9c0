import { Link, useNavigate } from '@remix-run/react';
import { chartTypeLabels } from '@roadside/domain/dashboards';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { PlusIcon, UndoIcon } from '@roadside/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { FormNotes } from '../../../kit/form/form.tsx';
import { LeaveGuard } from '../../../kit/form/leave-guard.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import type { loadBuilder } from '../server/create-dashboard.loader.server.ts';
import { BuilderGrid } from './builder-grid.tsx';
import * as styles from './builder.css.ts';
import {
  addElement,
  changeElement,
  describedDraft,
  elementKinds,
  putElement,
  removeElement,
  stepElement,
} from '../model/dashboard-draft.ts';
import { DashboardFields } from './dashboard-fields.tsx';
import { useDashboardForm } from './use-dashboard-form.ts';
import type { VersionHistoryProps } from './version-history.tsx';

const History = lazyPart<VersionHistoryProps>(async () => {
  const { VersionHistory } = await import('./version-history.tsx');
  return { default: VersionHistory };
});
// The list fields are as large as the rest of the page, which stays visible while they load.
const ElementEditor = lazyPart(() => import('./element-editor.tsx'));

export type BuilderScreenProps = Awaited<ReturnType<typeof loadBuilder>> & {
  /** Called just before a change is sent. */
  readonly onSave: () => void;
};

/** Creates or edits a dashboard, previewed with the data of the current location. */
export function BuilderScreen({
  place,
  stored,
  draft: loaded,
  shared,
  catalog,
  mayShare,
  employeeId,
  now,
  onSave,
}: BuilderScreenProps) {
  const form = useDashboardForm({ loaded, stored, employeeId, onSave });
  const { values: draft, change, busy } = form;
  const [open, setOpen] = useState<string | null>(null);
  const [history, setHistory] = useState(false);
  const navigate = useNavigate();
  const [restored, setRestored] = useState(false);
  const here = `/dashboard/${encodeURIComponent(place.slug)}${stored ? `?dashboard=${stored.id}` : ''}`;
  // After the guard has heard that nothing is lost anymore.
  useEffect(() => {
    if (restored) void navigate(here);
  }, [restored, here, navigate]);
  const added = useRef(0);
  const edited = draft.elements.find(({ key }) => key === open);
  const metricLabel = (id: string) =>
    catalog?.flatMap(({ metrics }) => metrics).find((metric) => metric.id === id)?.label ?? id;
  const add = (kind: (typeof elementKinds)[number]) => {
    // A restored draft already uses some of these keys.
    do added.current += 1;
    while (draft.elements.some((each) => each.key === `new-${added.current}`));
    const key = `new-${added.current}`;
    change(addElement(draft, kind, key, place.type));
    setOpen(key);
  };
  return (
    <div className={styles.root}>
      <LeaveGuard unsaved={form.unsaved && !busy && !restored} />
      <BuilderHead
        place={place}
        stored={stored}
        busy={busy}
        onUndo={form.undo}
        onHistory={() => setHistory(true)}
        onSave={() => void form.submit()}
      />
      <FormNotes
        of={{
          ...form,
          reopen(version) {
            setOpen(null);
            form.reopen(version);
          },
        }}
        what="dashboard"
        described={(version) => describedDraft(version, metricLabel)}
        {...(stored && { onCopy: form.copy })}
      />
      <DashboardFields draft={draft} shared={mayShare ? shared : null} onChange={change} />
      <div className={styles.gallery} role="group" aria-label="Add an element">
        {elementKinds.map((kind) => (
          <Button key={kind} leading={<PlusIcon size={16} />} onClick={() => add(kind)}>
            {chartTypeLabels[kind]}
          </Button>
        ))}
      </div>
      <div className={styles.work} data-editing={edited ? '' : undefined}>
        {draft.elements.length === 0 ? (
          <EmptyState
            picture="map"
            title="This dashboard is empty"
            description="Add an element, then drag to arrange."
          />
        ) : (
          <BuilderGrid
            elements={draft.elements}
            open={open}
            place={place}
            now={now}
            onOpen={(key) => setOpen(open === key ? null : key)}
            onPut={(key, layout) => change(putElement(draft, key, layout))}
            onStep={(key, by) => change(stepElement(draft, key, by))}
            onRemove={(key) => change(removeElement(draft, key))}
          />
        )}
        {edited && (
          <ElementEditor
            key={edited.key}
            element={edited}
            place={place}
            catalog={catalog}
            onChange={(part) => change(changeElement(draft, edited.key, part))}
            onDone={() => setOpen(null)}
            onLost={() => setOpen(null)}
          />
        )}
      </div>
      {history && stored && (
        <History
          id={stored.id}
          version={stored.version}
          unsaved={form.unsaved}
          onRestored={() => {
            form.reopen({ values: loaded, version: stored.version });
            setRestored(true);
          }}
          onClose={() => setHistory(false)}
          onLost={() => setHistory(false)}
        />
      )}
      {form.remove && stored && <DeleteDashboard name={stored.name} onDelete={() => void form.remove?.()} />}
    </div>
  );
}

interface BuilderHeadProps extends Pick<BuilderScreenProps, 'place' | 'stored'> {
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onHistory: () => void;
  /** Null if there are no changes. */
  readonly onUndo: (() => void) | null;
}

function BuilderHead({ place, stored, busy, onUndo, onHistory, onSave }: BuilderHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>{stored ? `Edit ${stored.name}` : 'New dashboard'}</h1>
        <p className={styles.quiet}>Previewing {place.name}. Data follows the location you open it from.</p>
      </div>
      <div className={styles.actions}>
        {stored && (
          <Button emphasis="plain" onClick={onHistory}>
            Version history
          </Button>
        )}
        <Button
          emphasis="plain"
          leading={<UndoIcon size={16} />}
          disabled={onUndo === null}
          onClick={onUndo ?? undefined}
        >
          Undo
        </Button>
        <Button asChild emphasis="plain">
          <Link to={`/dashboard/${encodeURIComponent(place.slug)}${stored ? `?dashboard=${stored.id}` : ''}`}>
            Cancel
          </Link>
        </Button>
        <Button tone="beacon" loading={busy} onClick={onSave}>
          Save
        </Button>
      </div>
    </header>
  );
}

function DeleteDashboard({ name, onDelete }: { readonly name: string; readonly onDelete: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <footer className={styles.foot}>
      <Button tone="danger" emphasis="outline" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        Delete dashboard
      </Button>
      <LazyConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={`Delete “${name}”?`}
        description="Everyone it’s shared with loses it, with all comments and notes on its elements."
        confirm="Delete dashboard"
        tone="danger"
        onConfirm={onDelete}
      />
    </footer>
  );
}
