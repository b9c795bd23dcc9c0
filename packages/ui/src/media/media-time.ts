const pad = (amount: number) => String(amount).padStart(2, '0');

/** A time of a medium as players write it: `4:05`, `1:02:03`; `–:––` while nobody knows. */
export function clockTime(seconds: number): string {
  if (!Number.isFinite(seconds)) return '–:––';
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}
