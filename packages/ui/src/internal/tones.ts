/** Size of a component: `md` follows the density of the page, `sm` and `lg` are one step away from it. */
export type Size = 'sm' | 'md' | 'lg';
/** Meaning of a color. `beacon` is the lamp: the one next action, or something about to slip. */
export type Tone = 'neutral' | 'beacon' | 'info' | 'success' | 'danger';
/** Visual weight of a tone. */
export type Emphasis = 'solid' | 'soft' | 'outline' | 'plain';
/** All tones in the order galleries show them. */
export const tones: readonly Tone[] = ['neutral', 'beacon', 'info', 'success', 'danger'];
