import type { CampaignPerson } from '@roadside/contract/schemas';
import { expect, it } from 'vitest';
import { peopleColumns } from './people-columns.ts';

const module = (id: number, title: string, state: CampaignPerson['state']) => ({
  module_id: id,
  title,
  state,
  due_on: '2026-11-15',
  completed_at: null,
});

const person: CampaignPerson = {
  employee_id: 1,
  display_name: 'Rosa Ndiaye',
  position_type: 'driver',
  organization_name: 'Harbor Towing, Norristown',
  state: 'overdue',
  assigned: true,
  modules_done: 1,
  modules_total: 2,
  due_on: '2026-11-15',
  last_activity_at: '2026-11-14T13:00:00Z',
  reminded_at: null,
  excuse: null,
  modules: [module(7, 'Chains', 'done'), module(8, 'Cones', 'overdue')],
};

const zone = 'America/New_York';

it('has a column for each module of the campaign, with where the person is in it', () => {
  const columns = peopleColumns(person.modules, zone).filter(({ id }) => id.startsWith('module '));
  expect(columns.map(({ header }) => header)).toEqual(['Chains', 'Cones']);
  expect(columns.map(({ value }) => value(person))).toEqual(['Finished', 'Behind']);
});

it('dates what happened in the evening by the day of the location', () => {
  const evening = { ...person, reminded_at: '2026-11-15T02:30:00Z', last_activity_at: '2026-11-15T02:30:00Z' };
  const days = peopleColumns(person.modules, zone).filter(({ id }) => id === 'active' || id === 'reminded');
  expect(days.map(({ value }) => value(evening))).toEqual(['2026-11-14', '2026-11-14']);
});

it('says that nothing is assigned to a person yet, and only of open modules', () => {
  const state = peopleColumns(person.modules, zone).find(({ id }) => id === 'state');
  const words = (given: Partial<CampaignPerson>) => state?.value({ ...person, ...given });
  expect(words({ state: 'open', assigned: false })).toBe('Not assigned');
  expect(words({ state: 'open' })).toBe('Open');
  expect(words({ state: 'done', assigned: false })).toBe('Finished');
});
