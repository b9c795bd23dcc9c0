import { Button } from '@roadside/ui/button';
import { Menu } from '@roadside/ui/menu';
import { useView } from '../store/use-view.ts';
import { defaultView, type ViewSettings } from '../store/view-settings.ts';
import * as styles from './list.css.ts';

const densities = [
  { value: 'dense', label: 'Dense' },
  { value: 'standard', label: 'Standard' },
  { value: 'roomy', label: 'Roomy' },
] as const satisfies readonly { readonly value: ViewSettings['density']; readonly label: string }[];

/** Chooses the height of rows, in this browser: the same setting as Density under Preferences. */
export function RowHeightMenu() {
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button size="sm" emphasis="plain" className={styles.rowHeight}>
          Row height
        </Button>
      </Menu.Trigger>
      <Menu.Content align="end">
        <Choices />
      </Menu.Content>
    </Menu.Root>
  );
}

/** Rendered only while the menu is open, so the setting is never read on the server. */
function Choices() {
  const [{ density }, change] = useView(defaultView);
  return (
    <Menu.RadioGroup
      aria-label="Row height"
      value={density}
      onValueChange={(next) => {
        const chosen = densities.find(({ value }) => value === next);
        if (chosen) change({ density: chosen.value });
      }}
    >
      {densities.map(({ value, label }) => (
        <Menu.RadioItem key={value} value={value}>
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
