import { Link, useNavigate } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Field } from '@roadside/ui/field';
import { PlusIcon, UndoIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { VisuallyHidden } from '@roadside/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { focusField } from '../../../kit/form/focus-field.ts';
import { FormNotes } from '../../../kit/form/form.tsx';
import { LeaveGuard } from '../../../kit/form/leave-guard.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import type { loadBuilder } from '../server/create-dashboard.loader.server.ts';
import { BuilderGrid } from './builder-grid.tsx';
import * as styles from './builder.css.ts';
import {
  addElement,
  changeElement,
  duplicateElement,
  elementOfField,
  type DashboardDraft,
  putElement,
  removeElement,
  stepElement,
} from '../model/dashboard-draft.ts';
import { describedDraft } from '../model/described-draft.ts';
import { DashboardFields } from './dashboard-fields.tsx';
import { useDashboardForm } from './use-dashboard-form.ts';
import type { VersionHistoryProps } from './version-history.tsx';

const History = lazyPart<VersionHistoryProps>(async () => {
  const { VersionHistory } = await import('./version-history.tsx');
  return { default: VersionHistory };
});
// The list fields are as large as the rest of the page, which stays visible while they load.
const ElementEditor = lazyPart(() => import('./element-editor.tsx'));
const ElementGallery = lazyPart(() => import('./element-gallery.tsx'));

/** What the side panel shows: the kinds of elements, the dashboard's settings, or those of an element by its key. */
type Panel = 'gallery' | 'settings' | { readonly element: string } | null;

export type BuilderScreenProps = Awaited<ReturnType<typeof loadBuilder>> & {
  /** Called just before a change is sent. */
  readonly onSave: () => void;
};

/** Creates or edits a dashboard, previewed with the data of the current location. */
export function BuilderScreen({
  place,
  stored,
  draft: loaded,
  copied,
  shared,
  catalog,
  mayShare,
  employeeId,
  now,
  onSave,
}: BuilderScreenProps) {
  const form = useDashboardForm({ loaded, stored, copied, employeeId, onSave });
  const { values: draft, change, busy } = form;
  // An empty dashboard begins with the choice of an element.
  const [panel, setPanel] = useState<Panel>(loaded.elements.length === 0 ? 'gallery' : null);
  const close = () => setPanel(null);
  const [history, setHistory] = useState(false);
  const navigate = useNavigate();
  const [restored, setRestored] = useState(false);
  const here = `/dashboard/${encodeURIComponent(place.slug)}${stored ? `?dashboard=${stored.id}` : ''}`;
  // After the guard has heard that nothing is lost anymore.
  useEffect(() => {
    if (restored) void navigate(here);
  }, [restored, here, navigate]);
  const added = useRef(0);
  const open = panel !== null && typeof panel === 'object' ? panel.element : null;
  const edited = draft.elements.find(({ key }) => key === open);
  const root = useRef<HTMLDivElement>(null);
  const { tries, problems } = form;
  useEffect(() => {
    const [field] = Object.keys(problems);
    if (tries === 0 || field === undefined) return;
    const key = elementOfField(field);
    // The panel of an element focuses its own field once it is open.
    if (key === null) focusField(root.current, field);
    else setPanel({ element: key });
    // oxlint-disable-next-line react/exhaustive-deps -- only a new refusal moves the focus, not correcting a field
  }, [tries]);
  const metricLabel = (id: string) =>
    catalog?.flatMap(({ metrics }) => metrics).find((metric) => metric.id === id)?.label ?? id;
  /** Makes an element and opens its settings. */
  const make = (to: (now: DashboardDraft, key: string) => DashboardDraft) => {
    change((now) => {
      // A restored draft already uses some of these keys.
      do added.current += 1;
      while (now.elements.some((each) => each.key === `new-${added.current}`));
      return to(now, `new-${added.current}`);
    });
    setPanel({ element: `new-${added.current}` });
  };
  return (
    <Stack gap={24} className={styles.root} ref={root}>
      <LeaveGuard unsaved={form.unsaved && !busy && !restored} />
      <BuilderHead
        place={place}
        stored={stored}
        name={draft.name}
        problem={problems['name']}
        onName={(name) => change({ name })}
        panel={panel}
        onPanel={(next) => setPanel(panel === next ? null : next)}
        busy={busy}
        onUndo={form.undo}
        onHistory={() => setHistory(true)}
        onSave={() => void form.submit()}
      />
      <FormNotes
        of={{
          ...form,
          reopen(version) {
            close();
            form.reopen(version);
          },
        }}
        what="dashboard"
        described={(version) => describedDraft(version, metricLabel)}
        {...(stored && { onCopy: form.copy })}
      />
      <div className={styles.work} data-editing={draft.elements.length > 0 && panel !== null ? '' : undefined}>
        {draft.elements.length === 0 ? (
          panel !== 'gallery' && (
            <EmptyState
              picture="map"
              title="This dashboard is empty"
              description="Add an element, then drag to arrange."
            />
          )
        ) : (
          <BuilderGrid
            elements={draft.elements}
            open={open}
            place={place}
            now={now}
            onOpen={(key) => setPanel(open === key ? null : { element: key })}
            onPut={(key, layout) => change((now) => putElement(now, key, layout))}
            onStep={(key, by) => change((now) => stepElement(now, key, by))}
            onDuplicate={(key) => make((now, copy) => duplicateElement(now, key, copy))}
            onRemove={(key) => change((now) => removeElement(now, key))}
          />
        )}
        {panel === 'gallery' && (
          <ElementGallery
            place={place}
            now={now}
            onAdd={(kind) => make((before, key) => addElement(before, kind, key, place.type))}
            onLost={close}
          />
        )}
        {panel === 'settings' && (
          <DashboardFields draft={draft} shared={mayShare ? shared : null} onChange={change} onDone={close} />
        )}
        {edited && (
          <ElementEditor
            key={edited.key}
            element={edited}
            place={place}
            catalog={catalog}
            problems={problems}
            tries={tries}
            onChange={(part) => change((before) => changeElement(before, edited.key, part))}
            onDone={close}
            onLost={close}
          />
        )}
      </div>
      {history && stored && (
        <History
          id={stored.id}
          version={stored.version}
          unsaved={form.unsaved}
          timeZone={place.timeZone}
          onRestored={() => {
            form.reopen({ values: loaded, version: stored.version });
            setRestored(true);
          }}
          onClose={() => setHistory(false)}
          onLost={() => setHistory(false)}
        />
      )}
      {form.remove && stored && <DeleteDashboard name={stored.name} onDelete={() => void form.remove?.()} />}
    </Stack>
  );
}

interface BuilderHeadProps extends Pick<BuilderScreenProps, 'place' | 'stored'> {
  readonly name: string;
  readonly problem: string | undefined;
  readonly onName: (name: string) => void;
  readonly panel: Panel;
  /** Opens a part of the side panel, or closes it. */
  readonly onPanel: (panel: 'gallery' | 'settings') => void;
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onHistory: () => void;
  /** Null if there are no changes. */
  readonly onUndo: (() => void) | null;
}

/** The dashboard's name, in its place as a title, and everything that can be done with it. */
function BuilderHead({
  place,
  stored,
  name,
  problem,
  onName,
  panel,
  onPanel,
  busy,
  onUndo,
  onHistory,
  onSave,
}: BuilderHeadProps) {
  return (
    <Inline asChild wrap gap={24} rowGap={12} align="end" justify="between">
      <header>
        <VisuallyHidden asChild>
          <h1>{stored ? `Edit ${stored.name}` : 'New dashboard'}</h1>
        </VisuallyHidden>
        <Field
          label="Name"
          labelHidden
          required
          className={styles.name}
          data-field="name"
          error={problem}
          description={`Previewing ${place.name}. Data follows the location you open it from.`}
        >
          <TextField size="lg" value={name} onValueChange={onName} maxLength={120} placeholder="Name this dashboard" />
        </Field>
        <Inline wrap>
          <Button
            leading={<PlusIcon size={16} />}
            aria-expanded={panel === 'gallery'}
            onClick={() => onPanel('gallery')}
          >
            Add element
          </Button>
          <Button emphasis="plain" aria-expanded={panel === 'settings'} onClick={() => onPanel('settings')}>
            Settings
          </Button>
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
        </Inline>
      </header>
    </Inline>
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
