export { type Segment, SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';
export { segmentedControlAnatomy } from './segmented-control.anatomy.ts';
