import { defineConformance } from '../../test/conformance.tsx';
import { avatarAnatomy, Avatar } from './index.ts';

export const avatarConformance = defineConformance({
  anatomy: avatarAnatomy,
  render: (probe) => <Avatar {...probe('Root')} name="Rosa Ndiaye" duty="busy" />,
});
