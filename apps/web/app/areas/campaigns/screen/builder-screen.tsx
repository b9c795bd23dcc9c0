import { useSearchParams } from '@remix-run/react';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { IconButton } from '@roadside/ui/icon-button';
import { RedoIcon, UndoIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { Steps } from '@roadside/ui/steps';
import { useMemo } from 'react';
import { usePageCommands } from '../../../kit/commands/page-commands.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { useFetchedWhenIdle } from '../../../kit/page/use-fetched-when-idle.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { readDraft } from '../model/draft.ts';
import { missingOf, unfinishedModules } from '../model/missing.ts';
import { AboutStep } from './about-step.tsx';
import type { BuilderScreenProps } from './builder-props.ts';
import * as styles from './campaigns.css.ts';
import { type Builder, useBuilder } from './use-builder.ts';

// A campaign begins with what it is about; the other steps come while that is entered.
const AudienceStep = lazyPart(() => import('./audience-step.tsx'), <Skeleton shape="block" />);
const ModulesStep = lazyPart(() => import('./modules-step.tsx'), <Skeleton shape="block" />);
const PointsStep = lazyPart(() => import('./points-step.tsx'), <Skeleton shape="block" />);
const LaunchStep = lazyPart(() => import('./launch-step.tsx'), <Skeleton shape="block" />);
const laterSteps = {
  fetchAhead: () => {
    for (const step of [AudienceStep, ModulesStep, PointsStep, LaunchStep]) step.fetchAhead();
  },
};

const steps = [
  { id: 'about', label: 'About', Step: AboutStep, problems: ['title', 'dates', 'end-before-start'] },
  { id: 'people', label: 'People', Step: AudienceStep, problems: ['nobody-eligible'] },
  { id: 'modules', label: 'Modules', Step: ModulesStep, problems: ['no-modules', 'due-before-start'] },
  { id: 'points', label: 'Points and budget', Step: PointsStep, problems: [] },
  { id: 'launch', label: 'Preview and launch', Step: LaunchStep, problems: [] },
] as const;

/** Builds a training campaign step by step. Everything is saved as it is typed and can be undone. */
export function BuilderScreen(props: BuilderScreenProps) {
  const builder = useBuilder(
    useMemo(() => readDraft(props.content), [props.content]),
    props.draft,
  );
  useFetchedWhenIdle(laterSteps);
  const [search, setSearch] = useSearchParams();
  const current = steps.find(({ id }) => id === search.get('step')) ?? steps[0];
  const go = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('step', id);
    setSearch(next, { preventScrollReset: true });
  };
  const { undo, redo } = builder;
  const commands = useMemo(
    () => [
      { id: 'undo', label: 'Undo', run: undo },
      { id: 'redo', label: 'Redo', run: redo },
    ],
    [undo, redo],
  );
  usePageCommands(commands);
  const missing = missingOf(builder.draft);
  const unfinished = unfinishedModules(builder.draft);
  const at = steps.indexOf(current);
  const isWrong = ({ id, problems }: (typeof steps)[number]) =>
    (id === 'modules' && unfinished.length > 0) ||
    missing.some((problem) => (problems as readonly string[]).includes(problem));
  const next = steps[at + 1];
  return (
    <Stack gap={24}>
      <Inline gap={16} rowGap={8} wrap justify="between" align="center" asChild>
        <header>
          <div>
            <h1 className={styles.title}>
              {builder.draft.title.trim() === '' ? 'New training campaign' : builder.draft.title}
            </h1>
            <p className={styles.quiet} aria-live="polite">
              {savedWords(builder)}
            </p>
          </div>
          <Inline gap={4}>
            <IconButton label="Undo" disabled={!builder.canUndo} onClick={builder.undo}>
              <UndoIcon />
            </IconButton>
            <IconButton label="Redo" disabled={!builder.canRedo} onClick={builder.redo}>
              <RedoIcon />
            </IconButton>
          </Inline>
        </header>
      </Inline>
      {builder.draft.campaignId !== null && (
        <Banner tone="info" title="This campaign is launched">
          Your changes apply once you save them in the last step. People who have started a module keep their version of
          it.
        </Banner>
      )}
      <Notices builder={builder} lost={props.lost} />
      <Steps
        aria-label="Steps"
        items={steps.map((each, index) => ({
          id: each.id,
          label: each.label,
          ...(index < at && isWrong(each) ? { state: 'invalid' as const } : {}),
        }))}
        current={current.id}
        reach="all"
        onStepChange={go}
      />
      <current.Step builder={builder} choices={props} />
      {next && (
        <Inline justify="end">
          <Button tone="beacon" onClick={() => go(next.id)}>
            {`Continue to ${next.label.toLowerCase()}`}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function Notices({ builder, lost }: { readonly builder: Builder; readonly lost: boolean }) {
  return (
    <>
      {lost && (
        <Banner tone="beacon" title="We couldn’t find that campaign">
          It may have been launched or deleted in another tab. This is an empty one.
        </Banner>
      )}
      {builder.state === 'elsewhere' && (
        <Banner
          tone="beacon"
          announce="assertive"
          title="This draft was changed in another tab"
          actions={
            <>
              <Button size="sm" onClick={builder.takeTheirs}>
                Use the other version
              </Button>
              <Button size="sm" onClick={builder.keepMine}>
                Keep this version
              </Button>
            </>
          }
        >
          Nothing has been overwritten. Choose the version to go on with; undo brings this one back.
        </Banner>
      )}
      {builder.state === 'gone' && (
        <Banner
          tone="beacon"
          announce="assertive"
          title="This draft was launched or deleted in another tab"
          actions={
            <Button size="sm" onClick={builder.saveAsNew}>
              Save as a new draft
            </Button>
          }
        >
          Your changes are still here, but aren’t saved.
        </Banner>
      )}
      {builder.state === 'failed' && builder.problem && (
        <Banner
          tone="danger"
          title="We couldn’t save the draft"
          actions={
            <Button size="sm" onClick={builder.retry}>
              Save again
            </Button>
          }
        >
          {`Your changes are still here. ${problemWords(builder.problem).words}`}
        </Banner>
      )}
    </>
  );
}

const savedWords = ({ state, idOf }: Builder): string =>
  ({
    saved: idOf() === null ? 'Saved as you type' : 'Saved',
    saving: 'Saving…',
    unsaved: 'Saving…',
    elsewhere: 'Not saved',
    gone: 'Not saved',
    failed: 'Not saved',
  })[state];
