import { defineConformance } from '../../test/conformance.tsx';
import { switchAnatomy, Switch } from './index.ts';

export const switchConformance = defineConformance({
  anatomy: switchAnatomy,
  render: (probe) => <Switch {...probe('Input')} label="Mute notifications" />,
  classOn: { Input: 'Root' },
});
