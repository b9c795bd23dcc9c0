import '@roadside/ui/styles.css';
import { Dialog } from '@roadside/ui/dialog';
import { Tabs } from '@roadside/ui/tabs';

export default function Page() {
  return (
    <>
      <Tabs.Root defaultValue="day">
        <Tabs.List aria-label="Period">
          <Tabs.Trigger value="day">Day</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Panel value="day">Six calls</Tabs.Panel>
      </Tabs.Root>
      <Dialog.Root defaultOpen>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>Save schedule</Dialog.Title>
          </Dialog.Header>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}
