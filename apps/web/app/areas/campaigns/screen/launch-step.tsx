import { useNavigate } from '@remix-run/react';
import type { LaunchProblem } from '@roadside/domain/training';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { Problem } from '../../../kit/outcome/outcome.ts';
import { sendRequest } from '../../../kit/resource/send-request.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { changePath, imageAddress } from '../model/addresses.ts';
import { campaignInput } from '../model/draft.ts';
import { missingOf, unfinishedModules } from '../model/missing.ts';
import type { StepProps } from './builder-props.ts';
import * as styles from './campaigns.css.ts';
import { CostPart } from './cost-part.tsx';
import { PhonePreview } from './phone-preview.tsx';

const words: Readonly<Record<LaunchProblem, string>> = {
  title: 'Enter a title',
  dates: 'Choose the first and last day',
  'end-before-start': 'The last day is before the first one',
  'nobody-eligible': 'Choose a location, or select everyone',
  'no-modules': 'Add a module, or turn off required modules',
  'due-before-start': 'The due day is before the first day',
};

/** What is missing, how it looks to a driver, what it may cost, and the button that launches it. */
export default function LaunchStep({ builder, choices }: StepProps) {
  const { draft, picture, change, idOf } = builder;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  /** The version somebody else saved while this one was being changed. */
  const [newer, setNewer] = useState<number | null>(null);
  const launched = draft.campaignId !== null;
  const notify = useNotify();
  const navigate = useNavigate();
  const missing = missingOf(draft);
  const unfinished = unfinishedModules(draft);
  const launch = async () => {
    const campaign = campaignInput(draft, choices.timeZone);
    if (campaign === null) return;
    setBusy(true);
    const { campaignId: id, campaignVersion: version } = draft;
    const sent = { draft: idOf(), campaign };
    const outcome = await (id === null || version === null
      ? change({ intent: 'launch', ...sent })
      : change({ intent: 'change', id, version: newer ?? version, ...sent }));
    if (outcome?.ok && outcome.data.newerCampaign !== undefined) {
      setBusy(false);
      setNewer(outcome.data.newerCampaign);
      return;
    }
    if (outcome?.ok && picture && outcome.data.campaignId !== undefined)
      await sendPicture(outcome.data.campaignId, picture, notify);
    setBusy(false);
    if (outcome?.ok) {
      notify({ tone: 'success', text: launched ? 'Campaign saved' : 'Campaign launched' });
      navigate(
        `/campaign/${withDrawer('when=all', { name: 'campaign', text: String(outcome.data.campaignId ?? '') })}`,
      );
    } else if (outcome) setProblem(outcome.problem);
  };
  return (
    <Stack gap={24}>
      {(missing.length > 0 || unfinished.length > 0) && (
        <Banner tone="beacon" title={launched ? 'Before you save' : 'Before you launch'}>
          <ul className={styles.list}>
            {missing.map((each) => (
              <li key={each}>{words[each]}</li>
            ))}
            {unfinished.map(({ key, title, why }) => (
              <li key={key}>{`${title.trim() === '' ? 'Untitled module' : title}: ${why}`}</li>
            ))}
          </ul>
        </Banner>
      )}
      {problem && (
        <Banner tone="danger" title={launched ? 'We couldn’t save the campaign' : 'We couldn’t launch the campaign'}>
          {[problemWords(problem).words, ...Object.values(problem.fields ?? {})].join(' ')}
        </Banner>
      )}
      {newer !== null && (
        <Banner
          tone="beacon"
          announce="assertive"
          title="Someone else changed this campaign in the meantime"
          actions={
            <Button size="sm" asChild>
              <a href={changePath(draft.campaignId ?? 0)}>Open the saved version</a>
            </Button>
          }
        >
          Nothing has been overwritten. Save again to replace their version with yours.
        </Banner>
      )}
      <Grid columns={{ narrow: 1, wide: 2 }} gap={24}>
        <PhonePreview draft={draft} picture={builder.pictureAddress} />
        <Stack gap={24}>
          <CostPart draft={draft} timeZone={choices.timeZone} />
          <Inline>
            <Button
              tone="beacon"
              loading={busy}
              disabled={missing.length > 0 || unfinished.length > 0}
              onClick={() => void launch()}
            >
              {launched ? 'Save campaign' : 'Launch campaign'}
            </Button>
          </Inline>
        </Stack>
      </Grid>
    </Stack>
  );
}

/** Sends the picture of a new campaign. The campaign stays without it if that fails. */
async function sendPicture(id: number, picture: File, notify: ReturnType<typeof useNotify>): Promise<void> {
  const form = new FormData();
  form.append('image', picture);
  const outcome = await sendRequest(imageAddress({ id: String(id) }), { method: 'POST', body: form });
  if (!outcome.ok)
    notify({ tone: 'warning', text: `We couldn’t keep the picture. ${problemWords(outcome.problem).words}` });
}
