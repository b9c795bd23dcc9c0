import { positionWords } from '@roadside/domain/permissions';
import type { TrainingDocument } from '@roadside/contract/schemas';
import { Combobox } from '@roadside/ui/combobox';
import { Field } from '@roadside/ui/field';
import { MultiSelect } from '@roadside/ui/multi-select';
import { Stack } from '@roadside/ui/stack';
import { TextArea } from '@roadside/ui/text-area';
import { TextField } from '@roadside/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx';
import { PlacePicker } from '../../../kit/directory/directory-picker.tsx';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { Place } from '../../../kit/places/place.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { ChooseFile } from '../../../kit/upload/choose-file.tsx';
import type { UploadedFile } from '../../../kit/upload/upload-file.ts';
import { documentChoicesAddress, documentsAddress } from '../model/addresses.ts';
import type { DocumentChoicesResource, DocumentsResource } from '../server/training.server.ts';

export interface DocumentDialogProps {
  /** The document to change; null for a new one. */
  readonly document: TrainingDocument | null;
  /** Where a new document belongs, until another location is chosen. */
  readonly place: Pick<Place, 'slug' | 'name'>;
  /** The module a new document is for; null for none. */
  readonly moduleId: number | null;
  readonly onClose: () => void;
}

/** Adds a document, or changes it; another PDF becomes its next version. */
export function DocumentDialog({ document, place, moduleId, onClose }: DocumentDialogProps) {
  const { change } = useChange<DocumentsResource>(documentsAddress());
  const notify = useNotify();
  const [uploading, setUploading] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { data } = useResource<DocumentChoicesResource>(documentChoicesAddress());
  const at = document?.managed?.place ?? place;
  const form = useForm({
    start: {
      title: document?.title ?? '',
      description: document?.description ?? '',
      file: '',
      slug: at.slug,
      positions: document?.managed?.positions ?? [],
      module_id: document === null ? moduleId : document.module_id,
    },
    check: ({ title, file, slug }) =>
      messagesFrom({
        file: uploading ? 'Wait until the file is uploaded' : document === null && file === '' && 'Choose a PDF',
        title: title.trim() === '' && 'Enter a title',
        slug: slug === '' && 'Choose a location',
      }),
    send: ({ file, slug, ...values }) =>
      change({
        intent: 'save',
        id: document?.id ?? null,
        ...(document?.managed ? { version: document.managed.version } : {}),
        file: file === '' ? null : file,
        slug,
        document: { ...values, positions: [...values.positions] },
      }),
    onSaved: ({ version }) => {
      notify({ tone: 'success', text: document === null ? 'Document added' : savedWords(document, version) });
      onClose();
    },
  });
  // An upload takes a while; the form may be filled in meanwhile.
  const latest = useRef(form.values);
  useEffect(() => {
    latest.current = form.values;
  });
  const take = ({ name, title }: UploadedFile) => {
    setChosen(title);
    const isNamed = latest.current.title.trim() !== '';
    form.change({ file: name, ...(isNamed ? {} : { title: title.replace(/\.pdf$/i, '') }) });
  };
  return (
    <FormDialog
      of={form}
      title={document === null ? 'Add document' : 'Edit document'}
      submit={document === null ? 'Add document' : 'Save document'}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Field
          label="PDF"
          data-field="file"
          error={refused ?? form.problems['file']}
          description={document === null ? 'Up to 50 MB' : `Choose a file to add version ${document.version + 1}.`}
          required={document === null}
        >
          <ChooseFile
            label={document === null ? 'Choose PDF' : 'Upload new version'}
            accept="application/pdf,.pdf"
            kind="pdf"
            refusal="Choose a PDF"
            chosen={chosen}
            onStored={take}
            onProblem={setRefused}
            onBusy={setUploading}
          />
        </Field>
        <FormField of={form} name="title" label="Title" required>
          {(control) => <TextField {...control} maxLength={200} />}
        </FormField>
        <FormField of={form} name="description" label="Description" optional>
          {(control) => <TextArea {...control} maxLength={2000} rows={2} />}
        </FormField>
        <FormField
          of={form}
          name="slug"
          label="Location"
          description="People here, and at everything below, can read it."
          required
        >
          {({ value, onValueChange, ...control }) => (
            <PlacePicker
              {...control}
              value={value}
              valueLabel={at.name}
              onChoose={(hit) => onValueChange(hit?.slug ?? '')}
            />
          )}
        </FormField>
        <FormField of={form} name="module_id" label="Module" description="Its lesson shows the document too." optional>
          {({ value, onValueChange, ...control }) => (
            <Combobox
              {...control}
              label="Module"
              clearable
              items={(data?.modules ?? []).map(({ id, title }) => ({ id: String(id), label: title }))}
              value={value === null ? null : String(value)}
              onValueChange={(id) => onValueChange(id === null ? null : Number(id))}
            />
          )}
        </FormField>
        <Field label="Positions" description="All, if none is chosen.">
          <MultiSelect
            label="Positions"
            items={(data?.positions ?? []).map((position) => ({ id: position, label: positionWords(position) }))}
            value={form.values.positions}
            onValueChange={(next) => form.change({ positions: [...next] })}
          />
        </Field>
      </Stack>
    </FormDialog>
  );
}

const savedWords = (document: TrainingDocument, version: number | null) =>
  version === document.version ? 'Document saved' : `Saved as version ${version}`;
