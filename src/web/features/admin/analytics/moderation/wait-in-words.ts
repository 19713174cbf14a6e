const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

/** A waiting time, short enough for a figure: "40 min", "5 h", "2 d 3 h". */
export function waitInWords(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < MINUTES_PER_HOUR) return `${minutes} min`;
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  if (hours < HOURS_PER_DAY) return `${hours} h`;
  const rest = hours % HOURS_PER_DAY;
  return `${Math.floor(hours / HOURS_PER_DAY)} d${rest > 0 ? ` ${rest} h` : ''}`;
}
