import { Stack } from '@roadside/ui/stack';
import { useFetcher } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Switch } from '@roadside/ui/switch';
import { useState } from 'react';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { useView } from '../../../kit/store/use-view.ts';
import type { ViewSettings } from '../../../kit/store/view-settings.ts';
import { AccountPart } from './account-part.tsx';
import * as styles from './account.css.ts';

const OverviewVideo = lazyPart(() => import('../../../kit/overview-video/overview-video.tsx'));

const themes = [
  { value: 'system', label: 'Match system' },
  { value: 'day', label: 'Day' },
  { value: 'night', label: 'Night' },
] as const;
const densities = [
  { value: 'roomy', label: 'Roomy' },
  { value: 'standard', label: 'Standard' },
  { value: 'dense', label: 'Dense' },
] as const;

export interface PreferencesPartProps {
  readonly view: ViewSettings;
  /** Null if they could not be read. */
  readonly quickTips: boolean | null;
  /** Null if it could not be read. */
  readonly videoWatched: boolean | null;
}

/** Appearance settings of this browser, and preferences that follow the person to every browser. */
export function PreferencesPart({ view: rendered, quickTips, videoWatched }: PreferencesPartProps) {
  const [view, changeView] = useView(rendered);
  return (
    <>
      <AccountPart title="Appearance" words="Applies to this browser only">
        <LabeledChoice
          label="Theme"
          items={themes}
          value={view.theme}
          onValueChange={(theme) => changeView({ theme })}
        />
        <Switch
          label="High contrast"
          checked={view.contrast === 'more'}
          onCheckedChange={(more) => changeView({ contrast: more ? 'more' : 'system' })}
        />
        <LabeledChoice
          label="Density"
          items={densities}
          value={view.density}
          onValueChange={(density) => changeView({ density })}
        />
      </AccountPart>
      <AccountPart title="Help" words="Applies to every browser you use">
        {quickTips === null ? (
          <p className={styles.quiet}>We couldn’t load your preferences. Reload the page in a moment.</p>
        ) : (
          <QuickTips shown={quickTips} />
        )}
        <OverviewVideoButton watched={videoWatched === true} />
      </AccountPart>
    </>
  );
}

interface LabeledChoiceProps<Value extends string> {
  readonly label: string;
  readonly items: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}

/** A control with a visible label beside it; the control carries its own accessible name. */
function LabeledChoice<Value extends string>({ label, ...choice }: LabeledChoiceProps<Value>) {
  return (
    <Stack gap={8} className={styles.choices}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <SegmentedControl label={label} {...choice} />
    </Stack>
  );
}

function OverviewVideoButton({ watched }: { readonly watched: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {watched ? 'Watch the overview video again' : 'Watch the overview video'}
      </Button>
      {open && <OverviewVideo watched={watched} onClose={() => setOpen(false)} onLost={() => setOpen(false)} />}
    </>
  );
}

function QuickTips({ shown }: { readonly shown: boolean }) {
  const fetcher = useFetcher();
  const asked = fetcher.formData?.get('show_quick_tips');
  const on = asked === undefined || asked === null ? shown : asked === 'true';
  return (
    <Switch
      label="Show quick tips"
      description="Show a short tip on the dashboard"
      checked={on}
      onCheckedChange={(next) =>
        void fetcher.submit(
          { intent: 'quick-tips', show_quick_tips: String(next) },
          { method: 'post', action: '/account/' },
        )
      }
    />
  );
}
