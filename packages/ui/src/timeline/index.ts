export { Timeline, type TimelineItem, type TimelineProps } from './timeline.tsx';
export { timelineAnatomy } from './timeline.anatomy.ts';
