import { Tabs } from '@roadside/ui/tabs';

export interface ViewTabsProps {
  readonly view: string;
  /** Receives the view as kept in the URL; null is the list of calls. */
  readonly onChange: (view: 'passes' | null) => void;
}

/** The two parts of Call Details: the calls, and why calls were passed. */
export function ViewTabs({ view, onChange }: ViewTabsProps) {
  return (
    <Tabs.Root value={view} onValueChange={(next) => onChange(next === 'passes' ? 'passes' : null)}>
      <Tabs.List aria-label="Call Details">
        {/* Both tabs show the rest of the screen, so there is no panel with an id to point at. */}
        <Tabs.Trigger value="calls" aria-controls={undefined}>
          Calls
        </Tabs.Trigger>
        <Tabs.Trigger value="passes" aria-controls={undefined}>
          Passes
        </Tabs.Trigger>
      </Tabs.List>
    </Tabs.Root>
  );
}
