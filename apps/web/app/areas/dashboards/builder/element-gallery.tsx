import { chartTypeLabels } from '@roadside/domain/dashboards';
import { Button } from '@roadside/ui/button';
import { PlusIcon } from '@roadside/ui/icons';
import { Stack } from '@roadside/ui/stack';
import type { Place } from '../../../kit/places/place.ts';
import { addElement, elementKinds, emptyDraft, type ElementKind } from '../model/dashboard-draft.ts';
import * as styles from './builder.css.ts';
import ElementPreview from './element-preview.tsx';

export interface ElementGalleryProps {
  readonly place: Place;
  readonly now: string;
  readonly onAdd: (kind: ElementKind) => void;
}

/** The kinds of elements, each as it would look here. */
export default function ElementGallery({ place, now, onAdd }: ElementGalleryProps) {
  return (
    <div className={styles.gallery} role="group" aria-label="Add an element">
      {elementKinds.map((kind) => {
        const [element] = addElement(emptyDraft, kind, kind, place.type).elements;
        return (
          <Stack gap={8} padding={8} className={styles.sample} key={kind}>
            {element && (
              <div className={styles.sampleView} inert>
                <ElementPreview element={element} index={0} place={place} now={now} />
              </div>
            )}
            <Button size="sm" leading={<PlusIcon size={16} />} onClick={() => onAdd(kind)}>
              {chartTypeLabels[kind]}
            </Button>
          </Stack>
        );
      })}
    </div>
  );
}
