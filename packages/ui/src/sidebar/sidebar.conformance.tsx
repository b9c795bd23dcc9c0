import { defineConformance } from '../../test/conformance.tsx';
import { Sidebar, sidebarAnatomy } from './index.ts';

export const sidebarConformance = defineConformance({
  anatomy: sidebarAnatomy,
  render: (probe) => (
    <Sidebar.Frame {...probe('Frame')}>
      <Sidebar.Root {...probe('Root')} label="Communications">
        <Sidebar.Group {...probe('Group')} label="Boxes" collapsible>
          <Sidebar.Item {...probe('Item')} label="Inbox" href="#in" count={4} countLabel="4 unread" current />
          <Sidebar.Item label="Sent" link={<a href="#sent" aria-label="Sent" />} />
        </Sidebar.Group>
      </Sidebar.Root>
      <Sidebar.Body {...probe('Body')}>Letters</Sidebar.Body>
    </Sidebar.Frame>
  ),
});
