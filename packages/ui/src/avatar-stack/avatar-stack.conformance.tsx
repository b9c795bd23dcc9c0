import { defineConformance } from '../../test/conformance.tsx';
import { avatarStackAnatomy, AvatarStack } from './index.ts';

export const avatarStackConformance = defineConformance({
  anatomy: avatarStackAnatomy,
  render: (probe) => (
    <AvatarStack
      {...probe('Root')}
      label="Drivers"
      max={2}
      people={['Rosa Ndiaye', 'Cher', 'Ülkü Öz', 'Kim'].map((name) => ({ id: name, name }))}
    />
  ),
});
