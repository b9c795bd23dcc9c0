import { Link, useFetcher } from '@remix-run/react';
import {
  canUndo,
  changeParameters,
  chartTypeLabels,
  parameterHistory,
  undoParameters,
} from '@roadside/domain/dashboards';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { ConfirmDialog } from '@roadside/ui/confirm-dialog';
import { EmptyState } from '@roadside/ui/empty-state';
import { Field } from '@roadside/ui/field';
import { PlusIcon, UndoIcon } from '@roadside/ui/icons';
import { Select } from '@roadside/ui/select';
import { Skeleton } from '@roadside/ui/skeleton';
import { TextField } from '@roadside/ui/text-field';
import { useRef, useState } from 'react';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import type { changeDashboard } from '../server/create-dashboard.action.server.ts';
import type { loadBuilder } from '../server/create-dashboard.loader.server.ts';
import { BuilderGrid } from './builder-grid.tsx';
import * as styles from './builder.css.ts';
import {
  addElement,
  changeElement,
  definitionOf,
  elementKinds,
  missingIn,
  putElement,
  removeElement,
  stepElement,
  type DashboardDraft,
} from '../model/dashboard-draft.ts';
import { dashboardIcons } from './dashboard-icons.ts';
import { useKeptDraft } from './kept-draft.ts';
import { LeaveGuard } from './leave-guard.tsx';

// The fields with lists weigh as much as the rest of the page; it stands while they come.
const ElementEditor = lazyPart(() => import('./element-editor.tsx'));
const ShareField = lazyPart(() => import('./share-field.tsx'), <Skeleton shape="block" />);

export type BuilderScreenProps = Awaited<ReturnType<typeof loadBuilder>> & {
  /** A change is about to be sent. */
  readonly onSave: () => void;
};

const tones = [
  { value: 'info', label: 'Information' },
  { value: 'success', label: 'Good news' },
  { value: 'warning', label: 'Attention' },
  { value: 'danger', label: 'Alarm' },
];

/** Makes a dashboard, or changes one: the elements lie as they will, with the numbers of the place one looks at. */
export function BuilderScreen({
  place,
  stored,
  draft: first,
  shared,
  catalogue,
  mayShare,
  employeeId,
  now,
  onSave,
}: BuilderScreenProps) {
  const fetcher = useFetcher<typeof changeDashboard>();
  const [history, setHistory, found] = useKeptDraft(
    first,
    `${employeeId} ${stored ? `${stored.id} ${stored.version}` : 'new'}`,
  );
  const [open, setOpen] = useState<string | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const added = useRef(0);
  const draft = history.present;
  const change = (next: DashboardDraft) => {
    setTold(null);
    setHistory((before) => changeParameters(before, next));
  };
  const edited = draft.elements.find(({ key }) => key === open);
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  const back = `/dashboard/${encodeURIComponent(place.slug)}${stored ? `?dashboard=${stored.id}` : ''}`;
  const send = (body: object) => {
    onSave();
    void fetcher.submit(JSON.stringify(body), { method: 'post', encType: 'application/json' });
  };
  const save = () => {
    const missing = missingIn(draft);
    setTold(missing);
    if (missing === null)
      send({
        intent: 'save',
        stored: stored && { id: stored.id, version: stored.version },
        definition: definitionOf(draft),
        employees: draft.employees,
        sharedBefore: first.employees,
      });
  };
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
      <LeaveGuard unsaved={canUndo(history) && fetcher.state === 'idle'} />
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{stored ? `Edit ${stored.name}` : 'Make a dashboard'}</h1>
          <p className={styles.quiet}>
            With the numbers of {place.name}; it shows those of every place it is opened on.
          </p>
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
            <Link to={back}>Leave</Link>
          </Button>
          <Button tone="beacon" loading={fetcher.state !== 'idle'} onClick={save}>
            Save
          </Button>
        </div>
      </header>
      {found && (
        <Banner
          actions={
            <Button size="sm" emphasis="plain" onClick={() => setHistory(parameterHistory(first))}>
              Begin anew
            </Button>
          }
        >
          What you had not saved is here again.
        </Banner>
      )}
      {(told ?? answer?.words) && (
        <Banner
          tone="danger"
          announce="assertive"
          actions={
            answer?.stale && stored ? (
              <Link to={`?dashboard=${stored.id}`} reloadDocument>
                Open what is saved
              </Link>
            ) : undefined
          }
        >
          {told ?? answer?.words}
        </Banner>
      )}
      <div className={styles.about}>
        <Field label="Name" required>
          <TextField value={draft.name} onValueChange={(name) => change({ ...draft, name })} maxLength={120} />
        </Field>
        <Field label="Icon">
          <Select
            items={dashboardIcons.map(({ value, label, icon: Picture }) => ({
              value,
              label,
              leading: <Picture size={16} />,
            }))}
            value={draft.icon}
            onValueChange={(icon) => change({ ...draft, icon })}
          />
        </Field>
        <Field label="What it is for" optional className={styles.purpose}>
          <TextField
            value={draft.comments}
            onValueChange={(comments) => change({ ...draft, comments })}
            maxLength={4000}
          />
        </Field>
        <Field label="Notice above it" optional className={styles.notice}>
          <TextField
            value={draft.notification}
            onValueChange={(notification) => change({ ...draft, notification })}
            maxLength={500}
          />
        </Field>
        <Field label="Notice reads as">
          <Select
            items={tones}
            value={draft.notificationType}
            onValueChange={(notificationType) => change({ ...draft, notificationType })}
          />
        </Field>
        {mayShare && (
          <div className={styles.wholeLine}>
            <ShareField
              value={draft.employees}
              known={shared}
              onValueChange={(employees) => change({ ...draft, employees })}
              onLost={() => undefined}
            />
          </div>
        )}
      </div>
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
            title="Nothing on it yet"
            description="Add a card, a table, a trend table or survey comments; each can be moved and drawn out."
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
            catalogue={catalogue}
            onChange={(part) => change(changeElement(draft, edited.key, part))}
            onDone={() => setOpen(null)}
            onLost={() => setOpen(null)}
          />
        )}
      </div>
      {stored && (
        <footer className={styles.foot}>
          <ConfirmDialog
            title={`Remove “${stored.name}”?`}
            description="It goes for everyone it is shared with, with all that was said about its elements."
            confirm="Remove the dashboard"
            tone="danger"
            onConfirm={() => send({ intent: 'delete', stored: { id: stored.id, version: stored.version } })}
          >
            <Button tone="danger" emphasis="outline">
              Remove this dashboard
            </Button>
          </ConfirmDialog>
        </footer>
      )}
    </div>
  );
}
