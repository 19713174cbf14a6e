import { formatDate } from '#domain/dates.ts';

/** "Week from 16 Nov 2026". Noon, so that daylight saving never moves the date. */
export const weekInWords = (monday: string): string => `Week from ${formatDate(`${monday}T12:00:00Z`)}`;
