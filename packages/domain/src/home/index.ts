export { huddleReadable, startsTimeGroup, timeGroupMinutes, timeGroups } from './chat.ts';
export type { HuddleViewable } from './chat.ts';
export { clickWidget, inOrder, moveItem, orderProblem, widgetTypes } from './widget.ts';
export type { HomeWidget, Ordered, OrderProblem, WidgetType } from './widget.ts';
