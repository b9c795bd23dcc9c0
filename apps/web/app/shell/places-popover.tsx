import { Popover } from '@roadside/ui/popover';
import { PlacesPanel, type PlacesPanelProps } from './places-panel.tsx';
import * as styles from './place-switcher.css.ts';

/** The panel for switching locations. It loads after the page. */
export default function PlacesPopover(props: PlacesPanelProps) {
  return (
    <Popover.Content aria-label="Go to another location" flush className={styles.panel}>
      <PlacesPanel {...props} />
    </Popover.Content>
  );
}
