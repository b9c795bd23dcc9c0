import type { StyleSpecification } from 'maplibre-gl';

type Style = string | StyleSpecification;

/** A style document or where it is: one for every theme, or one by day and one by night. */
export type MapStyle = Style | { readonly day: Style; readonly night: Style };
