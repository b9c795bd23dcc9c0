import { cellRulesOf, chartTypeLabels } from '@roadside/domain/dashboards';
import type { DescribedField } from '../../../kit/form/conflict.ts';
import type { DashboardDraft, DraftElement } from './dashboard-draft.ts';

/** The description a person compares when two versions of a dashboard conflict. */
export function describedDraft(draft: DashboardDraft, metricLabel: (id: string) => string): readonly DescribedField[] {
  return [
    { key: 'name', label: 'Name', text: draft.name.trim() },
    { key: 'icon', label: 'Icon', text: draft.icon },
    { key: 'comments', label: 'Description', text: draft.comments.trim() },
    { key: 'notification', label: 'Banner message', text: draft.notification.trim() },
    {
      key: 'notificationType',
      label: 'Banner style',
      text: draft.notification.trim() === '' ? '' : draft.notificationType,
    },
    { key: 'employees', label: 'Shared with', text: peopleWords(draft.employees.length) },
    ...draft.elements.map((element) => ({
      key: `element ${element.key}`,
      label: `Element “${element.title.trim() || 'Untitled'}”`,
      text: elementWords(element, metricLabel),
    })),
  ];
}

function peopleWords(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

function elementWords(
  { title, chart, metrics, timeType, relation, childType, layout, comment, filters, rules }: DraftElement,
  metricLabel: (id: string) => string,
): string {
  const kind = chartTypeLabels[chart as keyof typeof chartTypeLabels] ?? chart;
  const filtered = Object.keys(filters).length;
  const formats = cellRulesOf(rules).length;
  return [
    `${title.trim()}: ${kind}`,
    metrics.length > 0 && metrics.map(metricLabel).join(', '),
    timeType.replaceAll('_', ' '),
    relation === 'children' && `by ${childType ?? 'location'}`,
    `column ${layout.x + 1}, row ${layout.y + 1}, ${layout.w} × ${layout.h}`,
    filtered > 0 && (filtered === 1 ? '1 filter' : `${filtered} filters`),
    formats > 0 && (formats === 1 ? '1 cell format' : `${formats} cell formats`),
    comment.trim(),
  ]
    .filter(Boolean)
    .join(' · ');
}
