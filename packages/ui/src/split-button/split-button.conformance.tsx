import { defineConformance } from '../../test/conformance.tsx';
import { Menu } from '../menu/index.ts';
import { splitButtonAnatomy, SplitButton } from './index.ts';

export const splitButtonConformance = defineConformance({
  anatomy: splitButtonAnatomy,
  render: (probe) => (
    <SplitButton {...probe('Action')} menu={<Menu.Item>Publish later</Menu.Item>}>
      Publish
    </SplitButton>
  ),
  classOn: { Action: 'Root' },
});
