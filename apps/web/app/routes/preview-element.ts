import { leadHome, previewElement } from '../areas/dashboards/server/preview-element.server.ts';

export const loader = leadHome;
export const action = previewElement;
