import { redirectHome, previewElement } from '../areas/dashboards/server/preview-element.server.ts';

export const loader = redirectHome;
export const action = previewElement;
