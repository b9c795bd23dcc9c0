/** '2 h 9 min', '47 min'. */
export function minutesWords(minutes: number): string {
  const whole = Math.round(Math.abs(minutes));
  const words = whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)} h ${whole % 60} min`;
  return minutes < 0 ? `−${words}` : words;
}
