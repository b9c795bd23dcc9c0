/** How large: `md` follows the density of the page, `sm` and `lg` are one step away from it. */
export type Size = 'sm' | 'md' | 'lg';
/** What a thing says. `beacon` is the lamp: the one next thing, or what is about to slip. */
export type Tone = 'neutral' | 'beacon' | 'info' | 'success' | 'danger';
/** How loudly it says so. */
export type Emphasis = 'solid' | 'soft' | 'outline' | 'plain';
/** All tones in the order galleries show them. */
export const tones: readonly Tone[] = ['neutral', 'beacon', 'info', 'success', 'danger'];
