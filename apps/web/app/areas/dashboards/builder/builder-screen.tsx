import { Link } from '@remix-run/react';
import {
  canUndo,
  changeParameters,
  chartTypeLabels,
  parameterHistory,
  undoParameters,
} from '@roadside/domain/dashboards';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { PlusIcon, UndoIcon } from '@roadside/ui/icons';
import { useRef, useState } from 'react';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { differencesOf, type Conflict } from '../../../kit/form/conflict.ts';
import { ConflictPanel } from '../../../kit/form/conflict-panel.tsx';
import { useWrite } from '../../../kit/form/use-write.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import type { changeDashboard } from '../server/create-dashboard.action.server.ts';
import type { loadBuilder } from '../server/create-dashboard.loader.server.ts';
import { BuilderGrid } from './builder-grid.tsx';
import * as styles from './builder.css.ts';
import {
  addElement,
  changeElement,
  copyOf,
  definitionOf,
  describedDraft,
  draftOf,
  elementKinds,
  missingIn,
  overwriting,
  putElement,
  removeElement,
  stepElement,
  type DashboardDraft,
} from '../model/dashboard-draft.ts';
import type { ShownDashboard } from '../model/stored-dashboard.ts';
import { DashboardFields } from './dashboard-fields.tsx';
import { useKeptDraft } from './kept-draft.ts';
import { LeaveGuard } from '../../../kit/form/leave-guard.tsx';

// The fields with lists weigh as much as the rest of the page; it stands while they come.
const ElementEditor = lazyPart(() => import('./element-editor.tsx'));

export type BuilderScreenProps = Awaited<ReturnType<typeof loadBuilder>> & {
  /** A change is about to be sent. */
  readonly onSave: () => void;
};

/** Makes a dashboard, or changes one, previewed with the data of the open place. */
export function BuilderScreen({
  place,
  stored,
  draft: loadedDraft,
  shared,
  catalog,
  mayShare,
  employeeId,
  now,
  onSave,
}: BuilderScreenProps) {
  // What was loaded first counts until the person leaves: the router reads pages anew for reasons of its own, and a
  // version somebody else saved meanwhile must not replace what is being typed.
  const [first] = useState(loadedDraft);
  const { send, busy, answer } = useWrite<typeof changeDashboard>();
  const { history, setHistory, version, setVersion, found } = useKeptDraft(first, stored?.version ?? null, {
    person: employeeId,
    form: `dashboard ${stored?.id ?? 'new'}`,
  });
  const [open, setOpen] = useState<string | null>(null);
  const [deleting, setDeleting] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [settled, setSettled] = useState<typeof answer>(undefined);
  const added = useRef(0);
  const draft = history.present;
  const change = (next: DashboardDraft) => {
    setMessage(null);
    setHistory((before) => changeParameters(before, next));
  };
  const edited = draft.elements.find(({ key }) => key === open);
  const refusal = answer === settled ? undefined : answer;
  const conflict = conflictOf(draft, refusal?.current);
  const back = `/dashboard/${encodeURIComponent(place.slug)}${stored ? `?dashboard=${stored.id}` : ''}`;
  const write = (body: Readonly<Record<string, unknown>>) => {
    if (send(body)) onSave();
  };
  const save = (
    wanted: DashboardDraft,
    on: { readonly id: number; readonly version: number } | null,
    before = first,
  ) => {
    const missing = missingIn(wanted);
    setMessage(missing);
    if (missing === null)
      write({
        intent: 'save',
        stored: on,
        definition: definitionOf(wanted),
        employees: wanted.employees,
        sharedBefore: on ? before.employees : [],
      });
  };
  const target = stored && version !== null ? { id: stored.id, version } : null;
  const metricLabel = (id: string) =>
    catalog?.flatMap(({ metrics }) => metrics).find((metric) => metric.id === id)?.label ?? id;
  const add = (kind: (typeof elementKinds)[number]) => {
    // A draft that was kept has names of its own.
    do added.current += 1;
    while (draft.elements.some((each) => each.key === `new-${added.current}`));
    const key = `new-${added.current}`;
    change(addElement(draft, kind, key, place.type));
    setOpen(key);
  };
  return (
    <div className={styles.root}>
      <LeaveGuard unsaved={canUndo(history) && !busy} />
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{stored ? `Edit ${stored.name}` : 'New dashboard'}</h1>
          <p className={styles.quiet}>Previewing {place.name}. Data follows the location you open it from.</p>
        </div>
        <div className={styles.actions}>
          <Button
            emphasis="plain"
            leading={<UndoIcon size={16} />}
            disabled={!canUndo(history)}
            onClick={() => setHistory(undoParameters)}
          >
            Undo
          </Button>
          <Button asChild emphasis="plain">
            <Link to={back}>Cancel</Link>
          </Button>
          <Button tone="beacon" loading={busy} onClick={() => save(draft, target)}>
            Save
          </Button>
        </div>
      </header>
      {found && (
        <Banner
          actions={
            <Button size="sm" emphasis="plain" onClick={() => setHistory(parameterHistory(first))}>
              Discard changes
            </Button>
          }
        >
          Your unsaved changes are back.
        </Banner>
      )}
      {(message ?? (conflict ? null : refusal?.words)) && (
        <Banner tone="danger" announce="assertive">
          {message ?? refusal?.words}
        </Banner>
      )}
      {conflict && stored && (
        <ConflictPanel
          what="dashboard"
          differences={differencesOf(
            describedDraft(conflict.mine, metricLabel),
            describedDraft(conflict.theirs, metricLabel),
          )}
          busy={busy}
          onOverwrite={() =>
            save(
              overwriting(conflict.mine, conflict.theirs),
              { id: stored.id, version: conflict.version },
              conflict.theirs,
            )
          }
          onCopy={() => save(copyOf(conflict.mine), null)}
          onTakeTheirs={() => {
            setSettled(answer);
            setVersion(conflict.version);
            setOpen(null);
            change(conflict.theirs);
          }}
        />
      )}
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
      {target && stored && (
        <footer className={styles.foot}>
          <Button tone="danger" emphasis="outline" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
            Delete dashboard
          </Button>
          <LazyConfirmDialog
            open={deleting}
            onOpenChange={setDeleting}
            title={`Delete “${stored.name}”?`}
            description="Everyone it’s shared with loses it, with all comments and notes on its elements."
            confirm="Delete dashboard"
            tone="danger"
            onConfirm={() => write({ intent: 'delete', stored: target })}
          />
        </footer>
      )}
    </div>
  );
}

function conflictOf(mine: DashboardDraft, current: ShownDashboard | undefined): Conflict<DashboardDraft> | null {
  return current && current.version !== null ? { mine, theirs: draftOf(current), version: current.version } : null;
}
