import { defineConformance } from '../../test/conformance.tsx';
import { Menu } from '../menu/index.ts';
import { contextMenuAnatomy, ContextMenu } from './index.ts';

export const contextMenuConformance = defineConformance({
  anatomy: contextMenuAnatomy,
  render: (probe) => (
    <ContextMenu.Root>
      <ContextMenu.Trigger {...probe('Trigger')}>Montgomery</ContextMenu.Trigger>
      <ContextMenu.Content aria-label="Montgomery">
        <Menu.Item>Show calls</Menu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>
  ),
  // Rendered only when opened, which the stories do.
  absent: ['Content'],
});
