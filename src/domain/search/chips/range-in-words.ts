/** "£5,000 to £10,000"; undefined without a bound. */
export function rangeInWords(
  min: number | undefined,
  max: number | undefined,
  format: (value: number) => string,
): string | undefined {
  if (min !== undefined && min === max) return format(min);
  if (min !== undefined && max !== undefined) return `${format(min)} to ${format(max)}`;
  if (min !== undefined) return `From ${format(min)}`;
  return max === undefined ? undefined : `Up to ${format(max)}`;
}
