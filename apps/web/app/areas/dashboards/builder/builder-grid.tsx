import { IconButton } from '@roadside/ui/icon-button';
import { CopyIcon, EditIcon, GripIcon, TrashIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { VisuallyHidden } from '@roadside/ui/visually-hidden';
import { useLayoutEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import type { Place } from '../../../kit/places/place.ts';
import type { ElementLayout } from '../model/stored-dashboard.ts';
import * as styles from './builder.css.ts';
import type { DraftElement } from '../model/dashboard-draft.ts';
import { gridColumns } from '../model/grid-layout.ts';

// Loads the code of every element type, which an empty dashboard doesn't need.
const ElementPreview = lazyPart(() => import('./element-preview.tsx'));

export interface BuilderGridProps {
  readonly elements: readonly DraftElement[];
  /** Key of the element whose options are open. */
  readonly open: string | null;
  readonly place: Place;
  readonly now: string;
  readonly onOpen: (key: string) => void;
  readonly onPut: (key: string, layout: ElementLayout) => void;
  /** Moves one step up or down in reading order, where elements are stacked. */
  readonly onStep: (key: string, by: -1 | 1) => void;
  readonly onDuplicate: (key: string) => void;
  readonly onRemove: (key: string) => void;
}

/** The dashboard layout with live data. Elements are moved and resized with the pointer or the arrow keys. */
export function BuilderGrid({
  elements,
  open,
  place,
  now,
  onOpen,
  onPut,
  onStep,
  onDuplicate,
  onRemove,
}: BuilderGridProps) {
  const [said, setSaid] = useState('');
  const put = (element: DraftElement, layout: ElementLayout) => {
    onPut(element.key, layout);
    setSaid(`${element.title}: column ${layout.x + 1}, row ${layout.y + 1}, ${layout.w} wide, ${layout.h} high`);
  };
  const step = (element: DraftElement, by: -1 | 1) => {
    onStep(element.key, by);
    setSaid(`${element.title} moved ${by < 0 ? 'up' : 'down'}`);
  };
  return (
    <>
      <ol className={styles.grid} aria-label="Elements on the grid">
        {elements.map((element, index) => (
          <GridItem
            key={element.key}
            element={element}
            index={index}
            open={open === element.key}
            place={place}
            now={now}
            onOpen={() => onOpen(element.key)}
            onPut={(layout) => put(element, layout)}
            onStep={(by) => step(element, by)}
            onDuplicate={() => onDuplicate(element.key)}
            onRemove={() => onRemove(element.key)}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

interface GridItemProps {
  readonly element: DraftElement;
  readonly index: number;
  readonly open: boolean;
  readonly place: Place;
  readonly now: string;
  readonly onOpen: () => void;
  readonly onPut: (layout: ElementLayout) => void;
  readonly onStep: (by: -1 | 1) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function GridItem({ element, index, open, place, now, onOpen, onPut, onStep, onDuplicate, onRemove }: GridItemProps) {
  const { layout, title } = element;
  const item = useRef<HTMLLIElement>(null);
  const { start, live } = useCarry(item, layout, onPut, onStep);
  const byKey = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    // An element moved off screen with the arrow keys is scrolled into view. The focused handle goes last, because an
    // element may be taller than the viewport.
    if (byKey.current) for (const part of [item.current, byKey.current]) part?.scrollIntoView({ block: 'nearest' });
    byKey.current = null;
  });
  const withArrows = (kind: 'move' | 'size') => (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    byKey.current = event.currentTarget;
    if (kind === 'move' && isStacked(item.current)) {
      if (step[1] !== 0) onStep(step[1] < 0 ? -1 : 1);
      return;
    }
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const [x, y] = [step[0] * rtl, step[1]];
    onPut(
      kind === 'move'
        ? { ...layout, x: Math.min(gridColumns - layout.w, Math.max(0, layout.x + x)), y: Math.max(0, layout.y + y) }
        : { ...layout, w: Math.min(gridColumns - layout.x, Math.max(1, layout.w + x)), h: Math.max(1, layout.h + y) },
    );
  };
  return (
    <li
      ref={item}
      className={styles.item}
      data-carried={live || undefined}
      data-open={open || undefined}
      style={cellOf(layout)}
      aria-label={title}
    >
      <Inline gap="none" className={styles.bar}>
        <IconButton
          label={`Move ${title} with the arrow keys`}
          size="sm"
          className={styles.grip}
          onPointerDown={start('move')}
          onKeyDown={withArrows('move')}
        >
          <GripIcon />
        </IconButton>
        <span className={styles.barTitle}>{title}</span>
        <IconButton label={`Options for ${title}`} size="sm" aria-expanded={open} onClick={onOpen}>
          <EditIcon />
        </IconButton>
        <IconButton label={`Duplicate ${title}`} size="sm" onClick={onDuplicate}>
          <CopyIcon />
        </IconButton>
        <IconButton label={`Remove ${title}`} size="sm" onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </Inline>
      <div className={styles.preview} inert>
        <ElementPreview element={element} index={index} place={place} now={now} />
      </div>
      <button type="button" className={styles.corner} onPointerDown={start('size')} onKeyDown={withArrows('size')}>
        <VisuallyHidden>Resize {title} with the arrow keys</VisuallyHidden>
      </button>
    </li>
  );
}

function cellOf({ x, y, w, h }: ElementLayout): CSSProperties {
  const { column, row, height, order } = styles.place;
  return {
    [column]: `${x + 1} / span ${w}`,
    [row]: `${y + 1} / span ${h}`,
    [height]: h,
    [order]: y * gridColumns + x,
  } as CSSProperties;
}

/** Whether the elements are stacked in one column. */
function isStacked(item: HTMLElement | null): boolean {
  const grid = item?.parentElement;
  return grid != null && getComputedStyle(grid).gridTemplateColumns.split(' ').length === 1;
}

/**
 * In a stacked layout, whether the pointer is past the middle of the neighbor above (-1) or below (1); 0 if neither.
 */
function stepTowards(item: HTMLElement, pointerY: number): -1 | 0 | 1 {
  const boxes = [...(item.parentElement?.children ?? [])]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .toSorted((a, b) => a.box.top - b.box.top);
  const index = boxes.findIndex(({ element }) => element === item);
  const middle = (at: number) => (boxes[at] ? boxes[at].box.top + boxes[at].box.height / 2 : null);
  const [above, below] = [middle(index - 1), middle(index + 1)];
  if (above !== null && pointerY < above) return -1;
  return below !== null && pointerY > below ? 1 : 0;
}

/** Drags an element or resizes it by its corner; other elements make room during the drag. */
function useCarry(
  item: React.RefObject<HTMLLIElement | null>,
  layout: ElementLayout,
  onPut: (layout: ElementLayout) => void,
  onStep: (by: -1 | 1) => void,
) {
  const [live, setLive] = useState(false);
  const put = useRef(onPut);
  const step = useRef(onStep);
  // A drag outlives renders, so it calls the newest handlers.
  useLayoutEffect(() => {
    put.current = onPut;
    step.current = onStep;
  });
  const start = (kind: 'move' | 'size') => (event: PointerEvent<HTMLElement>) => {
    const grid = item.current?.parentElement;
    if (event.button !== 0 || !grid) return;
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    const { columnGap, rowGap, gridAutoRows, direction } = getComputedStyle(grid);
    const across = (grid.clientWidth + Number.parseFloat(columnGap)) / gridColumns;
    const down = Number.parseFloat(gridAutoRows) + Number.parseFloat(rowGap);
    const stacked = isStacked(item.current);
    const from = { x: event.clientX, y: event.clientY, layout };
    let last = '';
    setLive(true);
    const move = (moved: globalThis.PointerEvent) => {
      if (stacked && kind === 'move') {
        const by = item.current ? stepTowards(item.current, moved.clientY) : 0;
        if (by !== 0) step.current(by);
        return;
      }
      const x = stacked ? 0 : Math.round(((moved.clientX - from.x) / across) * (direction === 'rtl' ? -1 : 1));
      const y = Math.round((moved.clientY - from.y) / down);
      const { layout: first } = from;
      const next =
        kind === 'move'
          ? { ...first, x: Math.min(gridColumns - first.w, Math.max(0, first.x + x)), y: Math.max(0, first.y + y) }
          : { ...first, w: Math.min(gridColumns - first.x, Math.max(1, first.w + x)), h: Math.max(1, first.h + y) };
      if (JSON.stringify(next) === last) return;
      last = JSON.stringify(next);
      put.current(next);
    };
    const end = () => {
      setLive(false);
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
  };
  return { start, live };
}
