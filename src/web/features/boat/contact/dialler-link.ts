/** "01983 960123" → "tel:01983960123" */
export function diallerLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
