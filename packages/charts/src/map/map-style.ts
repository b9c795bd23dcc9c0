import type { StyleSpecification } from 'maplibre-gl';

type Style = string | StyleSpecification;

/** A style document or its URL: one for all themes, or one each for day and night. */
export type MapStyle = Style | { readonly day: Style; readonly night: Style };
