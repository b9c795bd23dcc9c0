import { defineConformance } from '../../test/conformance.tsx';
import { menuAnatomy, Menu } from './index.ts';

export const menuConformance = defineConformance({
  anatomy: menuAnatomy,
  render: (probe) => (
    <Menu.Root defaultOpen>
      <Menu.Trigger {...probe('Trigger')}>Export</Menu.Trigger>
      <Menu.Content {...probe('Content')}>
        <Menu.Label {...probe('Label')}>This table</Menu.Label>
        <Menu.Item {...probe('Item')}>Excel</Menu.Item>
        <Menu.Separator {...probe('Separator')} />
        <Menu.CheckboxItem {...probe('CheckboxItem')} checked onCheckedChange={() => undefined}>
          With totals
        </Menu.CheckboxItem>
        <Menu.RadioGroup value="a" onValueChange={() => undefined}>
          <Menu.RadioItem {...probe('RadioItem')} value="a">
            Rows
          </Menu.RadioItem>
        </Menu.RadioGroup>
        <Menu.Sub>
          <Menu.SubTrigger {...probe('SubTrigger')}>More</Menu.SubTrigger>
          <Menu.SubContent>
            <Menu.Item>Copy</Menu.Item>
          </Menu.SubContent>
        </Menu.Sub>
      </Menu.Content>
    </Menu.Root>
  ),
  portal: true,
  absent: ['SubContent'],
});
