import { defineConformance } from '../../test/conformance.tsx';
import { tabsAnatomy, Tabs } from './index.ts';

export const tabsConformance = defineConformance({
  anatomy: tabsAnatomy,
  render: (probe) => (
    <Tabs.Root {...probe('Root')} defaultValue="raw">
      <Tabs.List {...probe('List')} aria-label="Surveys">
        <Tabs.Trigger {...probe('Trigger')} value="raw">
          Raw Surveys
        </Tabs.Trigger>
        <Tabs.Trigger value="comments">Comments</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Panel {...probe('Panel')} value="raw">
        Letters
      </Tabs.Panel>
      <Tabs.Panel value="comments">Topics</Tabs.Panel>
    </Tabs.Root>
  ),
});
