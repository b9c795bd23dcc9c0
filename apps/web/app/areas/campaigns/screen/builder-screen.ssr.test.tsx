import { builtModule } from '@roadside/contract/schemas';
import { createRemixStub } from '@remix-run/testing';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { NoticesProvider } from '../../../kit/notices/notices.tsx';
import { loadServedParts } from '../../../kit/page/served-parts.ts';
import { ResourceProvider } from '../../../kit/resource/resource-provider.tsx';
import { campaignsAddress } from '../model/addresses.ts';
import { type CampaignDraftContent, emptyDraft, storedDraft } from '../model/draft.ts';
import { newModule, newPage } from '../model/draft-module.ts';
import type { BuilderScreenProps } from './builder-props.ts';
import { BuilderScreen } from './builder-screen.tsx';
import ModuleScreen from './module-screen.tsx';
import { CampaignsScreen } from './campaigns-screen.tsx';

beforeAll(loadServedParts);

const written: CampaignDraftContent = {
  ...emptyDraft,
  title: 'Winter starts',
  start: '2026-12-01',
  end: '2026-12-31',
  modulesRequired: true,
  modules: [
    {
      ...newModule('n1', null, 'Test before you jump'),
      pages: [
        {
          ...newPage('n1-1', 'text'),
          content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Cones first' }] }] },
        },
      ],
    },
    newModule('m7', 7, 'Chains'),
  ],
};

const choices: BuilderScreenProps = {
  timeZone: 'America/New_York',
  workplace: 'Lantern Motor Club',
  today: '2026-11-18',
  draft: { id: 3, version: 2 },
  lost: false,
  content: storedDraft(written),
  positions: ['driver', 'station-admin'],
  groups: [{ id: 1, group_name: 'Drivers' }],
  tags: [{ id: 1, name: 'Winter', type: 'campaign' }],
  modules: [{ id: 7, title: 'Chains' }],
};

const built = builtModule.parse({
  id: 7,
  version: 4,
  version_number: 2,
  people_in_version: 3,
  title: 'Chains',
  audience: { organization_ids: [4] },
  description: '',
  pages: [
    {
      type: 'question',
      question: null,
      questions: [{ question: 'In which order?', type: 'order', answers: [{ answer: 'Lay' }, { answer: 'Pull' }] }],
    },
  ],
});

function markup(at: string, Screen: () => React.ReactNode): string {
  const Page = createRemixStub([
    {
      path: '*',
      Component: () => (
        <NoticesProvider arrived={[]}>
          <Screen />
        </NoticesProvider>
      ),
    },
  ]);
  return renderToString(
    <ResourceProvider>
      <Page initialEntries={[at]} />
    </ResourceProvider>,
  );
}

it.each([
  ['about', 'value="Winter starts"'],
  ['people', 'Everybody at Lantern Motor Club'],
  ['modules', 'Test before you jump'],
  ['points', 'Cost of a point'],
  // What drivers read, and what the points are for: calls they completed, not all they were given.
  ['points', 'Completed calls'],
  ['launch', 'Cones first'],
])('the step %s can be read before script', (step, words) => {
  const html = markup(`/campaign/creation?step=${step}`, () => <BuilderScreen {...choices} />);
  expect(html).toContain('Winter starts');
  expect(html).toContain(words);
});

it('the launch step names what a new campaign still needs', () => {
  const html = markup('/campaign/creation?step=launch', () => (
    <BuilderScreen {...choices} draft={null} content={storedDraft(emptyDraft)} />
  ));
  expect(html).toContain('Enter a title');
  expect(html).toContain('Choose the first and last day');
});

it('the preview names the video of a page, and the modules step says that a page is unfinished', () => {
  const video = { ...newPage('n1-2', 'video'), title: 'On the shoulder', file: 'a.webm', captions: 'a.vtt' };
  const preview = (pages: CampaignDraftContent['modules'][number]['pages']) =>
    markup('/campaign/creation?step=launch', () => (
      <BuilderScreen
        {...choices}
        content={storedDraft({ ...written, modules: [{ ...newModule('n1', null, 'Shoulder'), pages }] })}
      />
    ));
  const finished = preview([{ ...video, watchAll: true }]);
  expect(finished).toContain('On the shoulder');
  expect(finished).toContain('Video with captions, watched to the end');
  expect(finished).not.toContain('data-state="invalid"');
  expect(preview([video, newPage('n1-3', 'text')])).toContain('data-state="invalid"');
});

it('nothing is assigned while modules are not required, and the switch says so', () => {
  const step = (modulesRequired: boolean) =>
    markup('/campaign/creation?step=modules', () => (
      <BuilderScreen {...choices} content={storedDraft({ ...written, modulesRequired })} />
    ));
  expect(step(true)).toContain('From the first day on, and to people who join later.');
  expect(step(false)).toContain('Only required modules are assigned.');
  expect(step(false)).not.toContain('From the first day on, and to people who join later.');
});

it('the preview has the picture of a launched campaign with its words; the field to write them is beside it', () => {
  const shown = storedDraft({ ...written, campaignId: 4, image: '/files/snow.webp', imageAlt: 'A truck in the snow' });
  const at = (step: string) =>
    markup(`/campaign/creation?change=4&step=${step}`, () => (
      <BuilderScreen {...choices} draft={null} content={shown} />
    ));
  for (const step of ['about', 'launch'])
    expect(at(step)).toMatch(/<img[^>]* src="\/files\/snow\.webp" alt="A truck in the snow"/);
  expect(at('about')).toContain('What the picture shows');
});

it('the preview has pages in the order in which they are stored', () => {
  const pages = [
    { ...newPage('p1', 'text' as const), title: 'Read it' },
    { ...newPage('p2', 'video' as const), title: 'Watch it' },
    { ...newPage('p3', 'audio' as const), title: 'Hear it' },
  ].toReversed();
  const html = markup('/campaign/creation?step=launch', () => (
    <BuilderScreen
      {...choices}
      content={storedDraft({ ...written, modules: [{ ...newModule('n1', null, 'Shoulder'), pages }] })}
    />
  ));
  expect(['Read it', 'Hear it', 'Watch it'].map((title) => html.indexOf(title))).toEqual(
    ['Read it', 'Hear it', 'Watch it'].map((title) => html.indexOf(title)).toSorted((a, b) => a - b),
  );
  expect(html).toContain('Hear it');
});

it('a launched campaign is saved, not launched again, and its modules open on a page of their own', () => {
  const launched = storedDraft({ ...written, campaignId: 4, campaignVersion: 2 });
  const at = (step: string) =>
    markup(`/campaign/creation?change=4&step=${step}`, () => (
      <BuilderScreen {...choices} draft={null} content={launched} />
    ));
  expect(at('launch')).toContain('Save campaign');
  expect(at('launch')).not.toContain('Launch campaign');
  expect(at('modules')).toContain('This campaign is launched');
  expect(at('modules')).toContain('href="/campaign/creation?module=7"');
});

it('a module says how many people keep the version they started', () => {
  const html = markup('/campaign/creation?module=7', () => (
    <ModuleScreen
      id={7}
      personId={1}
      choices={choices}
      first={{ ok: true, data: { module: built, locked: null, places: [{ id: 4, name: 'North Station' }] } }}
    />
  ));
  for (const words of [
    '3 people have started this version',
    'value="Chains"',
    'value="In which order?"',
    'Save module',
    'Next module',
    'Remove North Station',
  ])
    expect(html).toContain(words);
});

it('a module of somebody else’s campaign says so, and who can change it, before anything is typed', () => {
  const locked = { campaigns: ['Winter starts'], managers: ['Greta Longacre'] };
  const html = markup('/campaign/creation?module=7', () => (
    <ModuleScreen
      id={7}
      personId={1}
      choices={choices}
      first={{ ok: true, data: { module: built, locked, places: [] } }}
    />
  ));
  for (const words of [
    'You can’t change this module',
    '“Winter starts”',
    'Ask Greta Longacre or an Admin',
    'In which order?',
  ])
    expect(html).toContain(words);
  expect(html).not.toContain('Save module');
});

it('a module of another location says whose it is', () => {
  const locked = { campaigns: [], managers: ['Greta Longacre'] };
  const html = markup('/campaign/creation?module=7', () => (
    <ModuleScreen
      id={7}
      personId={1}
      choices={choices}
      first={{ ok: true, data: { module: built, locked, places: [] } }}
    />
  ));
  expect(html).toContain('This module belongs to another location. Ask Greta Longacre or an Admin to change it');
});

it('the list has the unfinished campaigns of a builder, and nothing to build for others', () => {
  const draft = { id: 9, title: 'Spring tires', version: 3, updated_at: '2026-11-18T14:00:00Z' };
  const list = (builds: boolean) =>
    markup('/campaign', () => (
      <CampaignsScreen
        builds={builds}
        today="2026-11-18"
        first={{ address: campaignsAddress({ get_by: 'active' }), data: { campaigns: [] } }}
        drafts={builds ? [draft] : []}
      />
    ));
  expect(list(true)).toContain('href="/campaign/creation?draft=9"');
  expect(list(true)).toContain('Delete Spring tires');
  expect(list(true)).toContain('New campaign');
  expect(list(false)).not.toContain('New campaign');
});
