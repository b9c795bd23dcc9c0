const pad = (amount: number) => String(amount).padStart(2, '0');

/** Formats a media time: `4:05`, `1:02:03`, or `–:––` while it is unknown. */
export function clockTime(seconds: number): string {
  if (!Number.isFinite(seconds)) return '–:––';
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}
