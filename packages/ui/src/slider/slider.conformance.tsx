import { defineConformance } from '../../test/conformance.tsx';
import { sliderAnatomy, Slider } from './index.ts';

export const sliderConformance = defineConformance({
  anatomy: sliderAnatomy,
  render: (probe) => (
    <Slider
      {...probe('Root')}
      aria-label="Longest wait"
      defaultValue={45}
      marks={[
        { value: 0, label: '0' },
        { value: 100, label: '100' },
      ]}
    />
  ),
});
