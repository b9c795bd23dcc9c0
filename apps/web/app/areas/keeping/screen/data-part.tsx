import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { PersonPicker } from '../../../kit/directory/directory-picker.tsx';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { dataOf } from '../../../kit/resource/resource-query.ts';
import { ProblemError, type DataOf } from '../../../kit/resource/resource.ts';
import { saveFile } from '../../../kit/resource/save-file.ts';
import { sendRequest } from '../../../kit/resource/send-request.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { personalDataAddress } from '../model/addresses.ts';
import { personalCsv } from '../model/personal-csv.ts';
import type { PersonalDataResource } from '../server/keeping.server.ts';
import * as styles from './keeping.css.ts';

interface Someone {
  readonly employeeId: number;
  readonly name: string;
}

export interface DataPartProps {
  readonly person: Someone;
  readonly mayErase: boolean;
}

/** Downloads the person's own data; an Admin downloads and erases anybody's. */
export function DataPart({ person, mayErase }: DataPartProps) {
  const [chosen, setChosen] = useState<Someone | null>(null);
  const [erasing, setErasing] = useState(false);
  return (
    <Stack gap={20} align="start">
      <Inline gap={8} wrap>
        <Download of={person} label="Download my data" as={json} />
        <Download of={person} label="Download as CSV" as={csv} />
      </Inline>
      {mayErase && (
        <Stack gap={12} className={styles.narrow}>
          <Field label="Somebody else’s data">
            <PersonPicker
              name="person"
              clearable
              onChoose={(hit) => setChosen(hit && { employeeId: hit.recordId, name: hit.name })}
            />
          </Field>
          {chosen && (
            <Inline gap={8} wrap>
              <Download of={chosen} label="Download data" as={json} />
              <Download of={chosen} label="Download data as CSV" as={csv} />
              {chosen.employeeId !== person.employeeId && (
                <Button tone="danger" emphasis="outline" onClick={() => setErasing(true)}>
                  Erase person
                </Button>
              )}
            </Inline>
          )}
        </Stack>
      )}
      {chosen && erasing && <Erasure of={chosen} onClose={() => setErasing(false)} />}
    </Stack>
  );
}

type Exported = DataOf<PersonalDataResource>;

/** How the data is written to a file. */
interface FileFormat {
  readonly extension: string;
  readonly mediaType: string;
  readonly write: (data: Exported) => string;
}

const json: FileFormat = {
  extension: 'json',
  mediaType: 'application/json',
  write: (data) => JSON.stringify(data, null, 2),
};
const csv: FileFormat = { extension: 'csv', mediaType: 'text/csv;charset=utf-8', write: personalCsv };

interface DownloadProps {
  readonly of: Someone;
  readonly label: string;
  readonly as: FileFormat;
}

function Download({ of: { employeeId, name }, label, as }: DownloadProps) {
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const download = async () => {
    setBusy(true);
    try {
      const address = personalDataAddress({ employee: employeeId });
      const data = dataOf(await sendRequest<Exported>(address, {}));
      const file = URL.createObjectURL(new Blob([as.write(data)], { type: as.mediaType }));
      saveFile({ file, filename: `${name.replace(/\W+/g, '-').toLowerCase()}-data.${as.extension}` });
      URL.revokeObjectURL(file);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      notify({ tone: 'danger', text: `We couldn’t collect the data. ${problemWords(error.problem).words}` });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button loading={busy} onClick={() => void download()}>
      {label}
    </Button>
  );
}

function Erasure({ of: { employeeId, name }, onClose }: { readonly of: Someone; readonly onClose: () => void }) {
  const { change } = useChange<PersonalDataResource>(personalDataAddress({ employee: employeeId }));
  const notify = useNotify();
  return (
    <LazyConfirmDialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={`Erase ${name}?`}
      description="Their name, contact data, account, and everything they wrote are erased everywhere. Counts, scores and reach stay. It can’t be undone."
      confirm="Erase person"
      tone="danger"
      typed={name}
      onConfirm={async () => {
        const outcome = await change({ name });
        if (!outcome) return;
        const { display_name } = dataOf(outcome);
        notify({ tone: 'success', text: `Erased. They are shown as ${display_name} now.` });
        onClose();
      }}
    />
  );
}
