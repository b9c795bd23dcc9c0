import { Inline } from '@roadside/ui/inline';
import { SendView, type SendViewProps } from './send-view.tsx';
import { ViewTabs, type ViewTabsProps } from './view-tabs.tsx';

/** What stands in the head of Call Details: its two views, and the link to what is shown. */
export default function CallDetailsActions({ view, onChange, ...shown }: ViewTabsProps & SendViewProps) {
  return (
    <Inline gap={12} wrap>
      <ViewTabs view={view} onChange={onChange} />
      <SendView {...shown} />
    </Inline>
  );
}
